// What the plain page does where there is JavaScript: opens links, and shows a table as it changes.
// Everything also works without it.

const $ = (id) => document.getElementById(id);
const post = (url, body) =>
  fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

function warn(text) {
  const alert = Object.assign(document.createElement("div"), { className: "alert", role: "alert", textContent: text });
  $("notice").replaceChildren(alert);
}

// Links: the token stands after the #, where no server's log sees it.

async function enter(place) {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", "/join");
  const answer = await post(place.dataset.join, { token });
  const told = await answer.json();
  if (answer.ok) return location.replace(`/table/${told.table}`);
  warn(told.text);
}

// Tables: the part that changes is fetched again and put in place of the old one.

let pristine = $("live")?.innerHTML;
let [asking, again, pressed] = [false, false, false];
let [socket, path, wait] = [null, "", 1000];
const lucky = new Set();

const isAtEnd = (part) => part.scrollTop + part.clientHeight > part.scrollHeight - 5;
const isChosen = (select) => select.selectedIndex !== Math.max(0, [...select.options].findIndex((o) => o.defaultSelected));

// What the reader has done to the page since it came: typed, ticked, opened, scrolled, focused.
function kept(without) {
  const [live, active] = [$("live"), document.activeElement];
  const fields = [...live.querySelectorAll("input, textarea, select")].filter((f) => f.id && f.form !== without);
  return {
    typed: fields.filter((f) => f.type !== "checkbox" && f.type !== "radio" && f.tagName !== "SELECT"
      && f.value !== f.defaultValue).map((f) => [f.id, f.value]),
    chosen: fields.filter((f) => f.tagName === "SELECT" && isChosen(f)).map((f) => [f.id, f.value]),
    ticked: fields.filter((f) => f.checked !== f.defaultChecked).map((f) => [f.id, f.checked]),
    opened: [...live.querySelectorAll("details[id]")].filter((d) => d.open !== d.cameOpen).map((d) => [d.id, d.open]),
    scrolled: [...live.querySelectorAll("[tabindex][id]")].filter((s) => s.scrollLeft || !isAtEnd(s))
      .map((s) => [s.id, s.scrollLeft, s.scrollTop]),
    focused: live.contains(active) ? active : null,
    selected: [active.selectionStart, active.selectionEnd],
  };
}

function restore(was) {
  const each = (rows, put) => rows.forEach(([id, ...rest]) => { if ($(id)) put($(id), ...rest); });
  each(was.typed, (field, value) => { field.value = value; });
  each(was.chosen, (field, value) => { if ([...field.options].some((o) => o.value === value)) field.value = value; });
  each(was.ticked, (field, on) => { field.checked = on; });
  each(was.opened, (details, open) => { details.open = open; });
  each(was.scrolled, (part, left, top) => { part.scrollLeft = left; part.scrollTop = top; });
  if (!was.focused) return;
  const { id, tagName, outerHTML } = was.focused;
  const field = id ? $(id) : [...$("live").querySelectorAll(tagName)].find((part) => part.outerHTML === outerHTML);
  field?.focus({ preventScroll: true });
  if (typeof was.selected[0] === "number") field?.setSelectionRange?.(...was.selected);
}

// Put a fetched page in place of this one. `sent` is the form that brought it; without one the page came by itself.
function show(text, sent) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const [live, status] = [page.getElementById("live"), page.getElementById("status")];
  document.title = page.title;
  if (!live) return $("main").replaceWith(page.getElementById("main"));
  if ($("status").textContent !== status.textContent) $("status").textContent = status.textContent;
  $("status").className = status.className;
  if (sent) $("notice").replaceChildren(...page.getElementById("notice").childNodes);
  if (live.innerHTML === pristine) return;
  const was = kept(sent);
  pristine = live.innerHTML;
  $("live").replaceWith(live);
  dress();
  restore(sent ? { ...was, focused: null } : was);
}

// Nothing is exchanged under a finger that is just pressing it.
async function look() {
  if (asking || pressed) { again = true; return; }
  if (!$("live")) return;
  [asking, again] = [true, false];
  try {
    const answer = await fetch($("live").dataset.here);
    const text = await answer.text();
    if (pressed) again = true; else if (answer.ok) show(text);
  } catch { /* The socket tells when the server is there again. */ }
  asking = false;
  if (again && !pressed) setTimeout(look, 200);
}

async function send(event) {
  const form = event.target;
  if (form.method !== "post" || !$("live")?.contains(form)) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const field = form.querySelector("[type=text], textarea")?.id;
  if (event.submitter) event.submitter.disabled = true;
  try {
    const answer = await fetch(form.action, { method: "POST", body });
    const there = new URL(answer.url);
    if (answer.redirected && there.pathname + there.search !== $("live").dataset.here) return location.assign(there);
    show(await answer.text(), form);
    ($("made-link") ?? $(field) ?? $("status"))?.focus();
  } catch {
    warn($("live").dataset.lost);
  }
  if (event.submitter) event.submitter.disabled = false;
}

function listen() {
  path = $("live").dataset.socket;
  const line = socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
  line.onmessage = (event) => {
    wait = 1000;
    if (JSON.parse(event.data).type !== "error") look();
  };
  line.onclose = (event) => {
    // Refused for good, or replaced by another.
    if (event.code === 4403 || line !== socket || !$("live")) return;
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, 60000);
  };
}

// A page that has come: somebody who has sat down listens as their seat; logs show their end; and each seat adds
// something of its own to the dice, once.
function dress() {
  if ($("live").dataset.socket !== path) {
    const old = socket;
    listen();
    old?.close();
  }
  for (const details of document.querySelectorAll("details")) details.cameOpen = details.open;
  for (const log of document.querySelectorAll(".log")) log.scrollTop = log.scrollHeight;
  for (const seat of $("live").dataset.luck.split(" ").filter((word) => word && !lucky.has(word))) {
    lucky.add(seat);
    const value = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
    post($("live").dataset.do, { do: "luck", seat, value });
  }
}

function count() {
  const left = $("left");
  if (!left || left.dataset.left <= 0) return;
  left.dataset.left -= 1;
  const parts = [3600, 60, 1].map((size) => String(Math.floor(left.dataset.left / size) % (size === 3600 ? 999 : 60)));
  left.textContent = parts.map((part) => part.padStart(2, "0")).join(":");
}

if ($("notice")?.dataset.join) enter($("notice"));
if ($("live")) {
  dress();
  document.addEventListener("submit", send);
  document.addEventListener("pointerdown", () => { pressed = true; });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => { pressed = false; if (again) setTimeout(look, 200); });
  }
  setInterval(count, 1000);
}
