// A page is complete without its scripts, so they load after the content: modules are sent under names that a browser
// skips, and requested once the first pictures are there, or the visitor starts to use the page. Earlier actions are
// replayed then (early-use.ts).

import { guardLongForms, isLongForm } from "../../ui/long-form.ts";

const rel = "module-later";
const type = "text/module-later";
/** How long scripts wait for pictures at most, and how long recorded actions wait for scripts, in milliseconds. */
const patience = { pictures: 3000, use: 8000 };

const preload = '<link rel="modulepreload"';
const modules = /<script((?: nonce="[^"]*")?) type="module"([^>]*>[\s\S]*?<\/script>)/g;

/** A page, or a part of it, with deferred modules, followed by the script that requests them. */
export function putOffScripts(html: Buffer): Buffer {
  if (!html.includes(preload) && !html.includes(' type="module"')) return html;
  // One byte per character: only ASCII text is replaced.
  const text = html
    .toString("latin1")
    .replaceAll(preload, `<link rel="${rel}" fetchpriority="low"`)
    .replace(modules, `<script$1 type="${type}"$2<script$1>${asking}</script>`);
  return Buffer.from(text, "latin1");
}

/** Runs in the browser, as written here, and leaves nothing behind that React would not expect. */
function askForScripts(
  names: { rel: string; type: string },
  wait_ms: typeof patience,
  loadAnewOnBack: (signal: AbortSignal) => void,
): void {
  document.currentScript?.remove();
  const taken = new AbortController();
  const { signal } = taken;
  const early: EarlyUse = { taken, pressed: [], sent: null, toggled: new Set() };
  window.earlyUse = early;
  const { dataset } = document.documentElement;
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${names.rel}"]`)) {
      link.rel = "modulepreload";
    }
    for (const late of document.querySelectorAll<HTMLScriptElement>(`script[type="${names.type}"]`)) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = late.nonce;
      script.text = late.text;
      document.head.append(script);
      script.remove();
    }
  };
  for (const use of ["pointermove", "pointerdown", "keydown", "input", "focusin"]) {
    addEventListener(use, ask, { capture: true, once: true, signal });
  }
  signal.addEventListener("abort", () => delete dataset.waits);
  // a page from the offline cache may have come without its scripts
  addEventListener("online", () => delete dataset.offline);
  /** If scripts do not load, the browser does the default action. */
  const hold = (event: Event, withoutScripts: () => void) => {
    event.preventDefault();
    setTimeout(() => {
      if (signal.aborted) return;
      taken.abort();
      Object.assign(early, { pressed: [], sent: null });
      withoutScripts();
    }, wait_ms.use);
  };
  const press = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>("button[type=button], a[aria-haspopup]");
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    early.pressed = target.matches("[data-each-press]") ? [...early.pressed, target] : [target];
    dataset.waits = "";
    // without scripts, a link that opens a dialog leads to a page instead
    if (target.matches("a")) hold(event, () => target.click());
  };
  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // requests for another page go ahead at once; actions within this one may need its scripts
    if (form.method !== "post" && !form.matches("[data-in-place]")) return;
    early.sent = { form, by: event.submitter };
    dataset.waits = "";
    hold(event, () => form.requestSubmit(event.submitter));
  };
  loadAnewOnBack(signal);
  const first = { capture: true, signal };
  addEventListener("toggle", ({ target }) => early.toggled.add(target as HTMLElement), first);
  addEventListener("click", press, first);
  addEventListener("submit", send, first);
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const firstOf = (target: EventTarget, ...events: string[]) =>
    new Promise((resolve) => {
      for (const event of events) target.addEventListener(event, resolve);
    });
  const arrivals = pictures.map((picture) => picture.complete || firstOf(picture, "load", "error"));
  setTimeout(ask, wait_ms.pictures);
  // A browser that loads no pictures fires only the page's load event. Loaded is not painted yet.
  void Promise.race([Promise.all(arrivals), firstOf(window, "load")])
    .then(() => pictures.filter(({ complete }) => complete))
    .then((arrived) => Promise.all(arrived.map((picture) => picture.decode().catch(() => undefined))))
    .then(() => requestAnimationFrame(() => setTimeout(ask, 100)));
}

/**
 * The back button changes only the URL if scripts had navigated; they would hydrate one page as another. It may have
 * been pressed while this page was still arriving, so the URL that the browser loaded counts, not the present one.
 */
function loadAnewOnBack(signal: AbortSignal): void {
  const [loaded] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(loaded?.name ?? location.href, location.href);
  const back = () => location.pathname + location.search !== pathname + search && location.reload();
  addEventListener("popstate", back, { signal });
  back();
}

const given = [JSON.stringify({ rel, type }), JSON.stringify(patience), loadAnewOnBack];
const asking = `(${askForScripts})(${given});(${guardLongForms})(${isLongForm})`;
