// Runs in the browser as written here, from the page's first script on: nothing in it may refer to anything outside.

interface FormLike {
  getAttribute: (name: string) => string | null;
  hasAttribute: (name: string) => boolean;
  elements: ArrayLike<Element>;
}

/**
 * Whether Enter must not send the form, because a person may be far from done: it has more than three fields or a
 * `<textarea>`, or it is marked `data-long`. Searches and filters are never long.
 */
export function isLongForm(form: FormLike): boolean {
  const mostShortFields = 3;
  const pressed = ["button", "submit", "reset", "image", "file", "hidden", "checkbox", "radio"];
  /** Whether people write into it, or choose from its list. A field out of the tab order is a trap for bots. */
  const isFilledIn = (element: Element) => {
    const { localName } = element;
    if (localName !== "input" && localName !== "select" && localName !== "textarea") return false;
    const { type, disabled, tabIndex } = element as HTMLInputElement;
    return !pressed.includes(type) && !disabled && tabIndex >= 0;
  };
  if (form.hasAttribute("data-long")) return true;
  if (form.getAttribute("method") === "get" || form.getAttribute("role") === "search") return false;
  const fields = Array.from(form.elements).filter(isFilledIn);
  return fields.length > mostShortFields || fields.some(({ localName }) => localName === "textarea");
}

/**
 * Enter in a field of a long form sends nothing, and Ctrl+Enter or ⌘+Enter in a field of any form presses its button.
 * For the whole page, for good: components that use Enter themselves prevent its default.
 * @param isLong `isLongForm`
 */
export function guardLongForms(isLong: typeof isLongForm): void {
  /** As its button does, so that one that waits for an answer takes no second press. */
  const send = (form: HTMLFormElement) => {
    const button = [...form.elements].find((one) => one.matches("button[type=submit], input[type=submit]"));
    if (button) (button as HTMLButtonElement).click();
    else form.requestSubmit();
  };
  // the window hears it after React's own listeners on the document
  window.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.defaultPrevented || event.isComposing) return;
    const field = event.target as HTMLInputElement;
    if (!/^(input|select|textarea)$/.test(field.localName ?? "") || !field.form) return;
    if (["button", "submit", "reset", "image", "file"].includes(field.type)) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      send(field.form);
    } else if (field.localName === "input" && isLong(field.form)) event.preventDefault();
  });
}
