// A page is complete without its scripts, so they come after what one came to see: its modules are sent under names
// that a browser passes over, and asked for once the first pictures are there, or somebody begins to use the page.
// What is done before they have come is done again then (early-use.ts). A first visit's fonts are asked for with them
// (late-fonts.server.ts).

import { askingForFonts } from "./late-fonts.server.ts";

const rel = "module-later";
const type = "text/module-later";
/** How long scripts wait for pictures at most, and how long what was done waits for scripts, in milliseconds. */
const patience = { pictures: 3000, use: 8000 };

const preload = '<link rel="modulepreload"';
const modules = /<script((?: nonce="[^"]*")?) type="module"([^>]*>[\s\S]*?<\/script>)/g;

/** A page, or a part of it, with its modules put off, and with what asks for them behind them. */
export function putOffScripts(html: Buffer): Buffer {
  if (!html.includes(preload) && !html.includes(' type="module"')) return html;
  // One byte for one sign: nothing but the ASCII text that is replaced is touched.
  const text = html
    .toString("latin1")
    .replaceAll(preload, `<link rel="${rel}" fetchpriority="low"`)
    .replace(modules, `<script$1 type="${type}"$2<script$1>${asking}</script>`);
  return Buffer.from(text, "latin1");
}

/** Runs in the browser, as it stands here, and leaves nothing behind that React would not expect. */
function askForScripts(
  names: { rel: string; type: string },
  wait_ms: typeof patience,
  askForFonts: () => void,
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
    askForFonts();
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
  /** Where scripts do not come, the browser does what it does without them. */
  const hold = (event: Event, withoutScripts: () => void) => {
    event.preventDefault();
    setTimeout(() => {
      if (signal.aborted) return;
      taken.abort();
      withoutScripts();
    }, wait_ms.use);
  };
  const press = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>("button[type=button], a[aria-haspopup]");
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!target || isForNewTab) return;
    early.pressed = target.matches("[data-each-press]") ? [...early.pressed, target] : [target];
    dataset.waits = "";
    // a link that opens a dialog leads to a page in its place without scripts
    if (target.matches("a")) hold(event, () => target.click());
  };
  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // what asks for another page leads there at once; what is answered in this one may need its scripts
    if (form.method !== "post" && !form.matches("[data-in-place]")) return;
    early.sent = { form, by: event.submitter };
    dataset.waits = "";
    hold(event, () => form.requestSubmit(event.submitter));
  };
  const toggle = ({ target }: Event) => early.toggled.add(target as HTMLElement);
  loadAnewOnBack(signal);
  addEventListener("toggle", toggle, { capture: true, signal });
  addEventListener("click", press, { capture: true, signal });
  addEventListener("submit", send, { capture: true, signal });
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const arrivals = pictures.map((picture) =>
    picture.complete
      ? undefined
      : new Promise((resolve) => {
          picture.addEventListener("load", resolve);
          picture.addEventListener("error", resolve);
        }),
  );
  setTimeout(ask, wait_ms.pictures);
  // loaded is not drawn yet
  const draw = (picture: HTMLImageElement) => picture.decode().catch(() => undefined);
  void Promise.all(arrivals)
    .then(() => Promise.all(pictures.map(draw)))
    .then(() => requestAnimationFrame(() => setTimeout(ask, 100)));
}

/** The button back changes the address alone where scripts had led on; they would take over a page for another one. */
function loadAnewOnBack(signal: AbortSignal): void {
  const here = location.pathname + location.search;
  const back = () => location.pathname + location.search !== here && location.reload();
  addEventListener("popstate", back, { signal });
}

const given = [JSON.stringify({ rel, type }), JSON.stringify(patience), askingForFonts, loadAnewOnBack];
const asking = `(${askForScripts})(${given})`;
