import { fillField } from "./ui/fill-field.ts";

declare global {
  /** What the visitor did while the page had no scripts; `late-scripts.server.ts` records it from the start. */
  interface EarlyUse {
    /** Stops recording on hydration. */
    taken: AbortController;
    /** The last button or dialog link clicked; counters count repeated clicks. */
    pressed: HTMLElement[];
    /** Opened or closed details. */
    toggled: Set<HTMLElement>;
    /** The last submitted form, and its submitter. */
    sent: { form: HTMLFormElement; by: HTMLElement | null } | null;
  }
  interface Window {
    earlyUse?: EarlyUse;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const kinds = "email number password search tel text url checkbox radio select-one textarea";

/** Values of fields changed before hydration: text, or checked state. */
const early = new Map<Field, string | boolean>();

/** The last click in parts that hydrate later than the page. */
const pressedInParts = new Map<Element, HTMLElement>();

function rememberPress({ target }: Event): void {
  const part = (target as Element).closest("[data-late-part]");
  const pressed = (target as Element).closest<HTMLElement>("button[type=button]");
  if (part && pressed) pressedInParts.set(part, pressed);
}

/** React hydrates a part at once if a click finds its scripts; it stops events that it cannot handle. */
function forgetAnswered({ target }: Event): void {
  for (const part of pressedInParts.keys()) if (part.contains(target as Node)) pressedInParts.delete(part);
}

/** Replays clicks from before in a part; call it on hydration. */
export function partIsTakenOver(part: Element): void {
  part.removeAttribute("data-late-part");
  // after the click, if the click triggers the hydration
  setTimeout(() => {
    pressedInParts.get(part)?.click();
    pressedInParts.delete(part);
  });
}

const isChecked = (field: Field) =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const contentOf = (field: Field) => (isChecked(field) ? (field as HTMLInputElement).checked : field.value);

/** The field's value as sent by the server. */
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
  // an unchecked radio button adds nothing to the checked one
  if (field.type !== "radio" || contentOf(field)) early.set(field, contentOf(field));
}

/** React resets fields during hydration, and a form submitted at that moment would send those values. */
function giveBack({ target }: Event): void {
  for (const [field, content] of early) {
    if (field.form !== target) continue;
    if (typeof content === "string") field.value = content;
    else (field as HTMLInputElement).checked = content;
  }
}

/**
 * Records what is typed, selected or checked before hydration, which resets every field to the server's value. Call it
 * before.
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

/**
 * Ends the recording. Call it as part of the hydration: from then on the page answers by itself. A press between
 * React's start and the end of the hydration hurries it, and is answered then: replayed too, it would count twice.
 */
export function endEarlyUse(): void {
  const { earlyUse } = window;
  if (!earlyUse || earlyUse.taken.signal.aborted) return;
  // the only way to learn of an event that others are handling
  const { event } = window as { event?: Event };
  const isUnderWay = (type: string, one: HTMLElement | undefined): boolean =>
    event?.type === type && one !== undefined && one.contains(event.target as Node);
  if (isUnderWay("click", earlyUse.pressed.at(-1))) earlyUse.pressed.pop();
  if (isUnderWay("submit", earlyUse.sent?.form)) earlyUse.sent = null;
  // React takes what a press has checked for what was sent, and would hear of no change
  const { target } = event ?? {};
  if (event?.type === "click" && target instanceof HTMLInputElement && isChecked(target))
    remember({ target });
  earlyUse.taken.abort();
}

/** Replays the recorded input, so that the page hears of it. Call it after hydration. */
export function replayEarlyUse(): void {
  document.removeEventListener("input", remember, true);
  document.removeEventListener("submit", giveBack, true);
  for (const [field, content] of early) {
    // first set the value React expects, or it ignores an unchanged value
    if (typeof content === "string") {
      field.value = String(contentSent(field));
      fillField(field, content);
      // a field already left gets no second blur; the page validates it when it gets the value
      if (field !== document.activeElement)
        setTimeout(() => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    } else {
      (field as HTMLInputElement).checked = !content;
      field.click();
    }
  }
  early.clear();
  const { earlyUse } = window;
  if (!earlyUse) return;
  const { pressed, sent, toggled } = earlyUse;
  hoverAgain();
  for (const one of toggled) one.dispatchEvent(new Event("toggle"));
  for (const one of pressed) setTimeout(() => one.isConnected && one.click());
  setTimeout(() => {
    if (sent?.form.isConnected) sent.form.requestSubmit(sent.by);
  });
  Object.assign(earlyUse, { pressed: [], sent: null, toggled: new Set() });
}

/** A resting pointer fires no enter event by itself. */
function hoverAgain(): void {
  const over = [...document.querySelectorAll(":hover")].at(-1);
  over?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  over?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
}
