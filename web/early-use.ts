import { fillField } from "./ui/fill-field.ts";

declare global {
  /** What was done while the page had no scripts; `late-scripts.server.ts` begins it with the page. */
  interface EarlyUse {
    /** Ended when the page is taken over. */
    taken: AbortController;
    /** The button, or link to a dialog, that was pressed last; one that counts its presses as often as it was. */
    pressed: HTMLElement[];
    /** What was unfolded or folded. */
    toggled: Set<HTMLElement>;
    /** The form that was sent last, and by what. */
    sent: { form: HTMLFormElement; by: HTMLElement | null } | null;
  }
  interface Window {
    earlyUse?: EarlyUse;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const kinds = "email number password search tel text url checkbox radio select-one textarea";

/** What stands in fields that were touched before the page was taken over: their text, or whether they are checked. */
const early = new Map<Field, string | boolean>();

/** What was pressed last in parts that are taken over later than the page. */
const pressedInParts = new Map<Element, HTMLElement>();

function rememberPress({ target }: Event): void {
  const part = (target as Element).closest("[data-late-part]");
  const pressed = (target as Element).closest<HTMLElement>("button[type=button]");
  if (part && pressed) pressedInParts.set(part, pressed);
}

/** React takes a part over at once where the press finds its scripts; it stops what it cannot answer. */
function forgetAnswered({ target }: Event): void {
  for (const part of pressedInParts.keys()) if (part.contains(target as Node)) pressedInParts.delete(part);
}

/** Presses again what was pressed in a part before; to be called when it is taken over. */
export function partIsTakenOver(part: Element): void {
  part.removeAttribute("data-late-part");
  // after the press, if it is by a press that the part is taken over
  setTimeout(() => {
    pressedInParts.get(part)?.click();
    pressedInParts.delete(part);
  });
}

const isChecked = (field: Field) =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const contentOf = (field: Field) => (isChecked(field) ? (field as HTMLInputElement).checked : field.value);

/** What stood in the field when the page was sent. */
function contentSent(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
  }
  return isChecked(field) ? (field as HTMLInputElement).defaultChecked : field.defaultValue;
}

function remember({ target }: Pick<Event, "target">): void {
  const field = target as Field;
  if (!kinds.includes(field.type)) return;
  // a radio button that gave way says nothing that the chosen one does not
  if (field.type !== "radio" || contentOf(field)) early.set(field, contentOf(field));
}

/** React puts fields back while it takes the page over, and a form that is sent just then would send that. */
function giveBack({ target }: Event): void {
  for (const [field, content] of early) {
    if (field.form !== target) continue;
    if (typeof content === "string") field.value = content;
    else (field as HTMLInputElement).checked = content;
  }
}

/**
 * Remembers what is typed, chosen or checked before the page is taken over by its scripts, which puts every field back
 * to how it was sent. To be called before that.
 */
export function rememberEarlyUse(): void {
  for (const field of document.querySelectorAll<Field>("input, select, textarea")) {
    if (contentOf(field) !== contentSent(field)) remember({ target: field });
  }
  document.addEventListener("input", remember, true);
  document.addEventListener("submit", giveBack, true);
  window.addEventListener("click", rememberPress, true);
  window.addEventListener("click", forgetAnswered);
}

/** Does again what was done before, so that the page hears of it. To be called when it is taken over. */
export function replayEarlyUse(): void {
  document.removeEventListener("input", remember, true);
  document.removeEventListener("submit", giveBack, true);
  for (const [field, content] of early) {
    // first as React believes it to be, or it takes the same again for nothing new
    if (typeof content === "string") {
      field.value = String(contentSent(field));
      fillField(field, content);
      // left already, it is not left again; the page hears of it when it knows what was typed
      if (field !== document.activeElement)
        setTimeout(() => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    } else {
      (field as HTMLInputElement).checked = !content;
      field.click();
    }
  }
  early.clear();
  const { earlyUse } = window;
  if (!earlyUse || earlyUse.taken.signal.aborted) return;
  earlyUse.taken.abort();
  const { pressed, sent, toggled } = earlyUse;
  hoverAgain();
  for (const one of toggled) one.dispatchEvent(new Event("toggle"));
  for (const one of pressed) setTimeout(() => one.isConnected && one.click());
  setTimeout(() => {
    if (sent?.form.isConnected) sent.form.requestSubmit(sent.by);
  });
}

/** A pointer that rests where it came before enters nothing again by itself. */
function hoverAgain(): void {
  const over = [...document.querySelectorAll(":hover")].at(-1);
  over?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  over?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
}
