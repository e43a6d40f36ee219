import { fillField } from "../../ui/fill-field.ts";

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

/** Nothing listens for it but React, and what waits for the first use of a part. */
const asking = "auxclick";

/** React stops an event where it has not hydrated the page yet; if it has the scripts, it does so at once. */
function isTakenOver(one: HTMLElement): boolean {
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  one.addEventListener(asking, hear, { once: true });
  one.dispatchEvent(new Event(asking));
  return isHeard;
}

const askEvery_ms = 100;

/** Pressed once, however often somebody presses them meanwhile. */
const held = new Set<HTMLElement>();

function pressWhenTakenOver(one: HTMLElement): void {
  if (isTakenOver(one)) {
    held.delete(one);
    // not click(), which does nothing within another press of the same
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (one.isConnected) setTimeout(pressWhenTakenOver, askEvery_ms, one);
}

/**
 * React answers a press if it can hydrate what is pressed at once, and forgets it otherwise. So it gets none while it
 * hydrates the page, when they are recorded, nor in a part whose scripts have yet to come, where they are made later.
 */
function holdPress(event: Event): void {
  const one = (event.target as Element).closest<HTMLElement>("button[type=button], a[aria-haspopup], input");
  const isRecorded = window.earlyUse?.taken.signal.aborted === false;
  if (!one || (!isRecorded && isTakenOver(one))) return;
  event.stopImmediatePropagation();
  if (isRecorded) return;
  event.preventDefault();
  if (!held.has(one)) setTimeout(pressWhenTakenOver, 0, one);
  held.add(one);
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
  window.addEventListener("click", holdPress, true);
}

/** Ends the recording. Call it as part of the hydration: from then on the page answers by itself. */
export function endEarlyUse(): void {
  window.earlyUse?.taken.abort();
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
      pressWhenTakenOver(field);
    }
  }
  early.clear();
  const { earlyUse } = window;
  if (!earlyUse) return;
  const { pressed, sent, toggled } = earlyUse;
  hoverAgain();
  for (const one of toggled) one.dispatchEvent(new Event("toggle"));
  for (const one of pressed) setTimeout(pressWhenTakenOver, 0, one);
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
