/** One paragraph of the rules, as text, from their HTML: `p4.1` is its anchor. */
export function paragraph(html: string, number: string): string {
  const found = parsed(html).getElementById(`p${number}`);
  return (found?.textContent ?? "").replace(/^\s*[\d.]+\s*/, "").trim();
}

let last: { html: string; page: Document } | null = null;

function parsed(html: string): Document {
  if (last?.html !== html) last = { html, page: new DOMParser().parseFromString(html, "text/html") };
  return last!.page;
}
