/** Do something after the next frame is drawn: what only adorns a table must not hold up the table itself. */
export function afterFrame(todo: () => void): void {
  // A page that nobody sees draws no frames.
  if (document.hidden) window.setTimeout(todo);
  else requestAnimationFrame(() => window.setTimeout(todo));
}
