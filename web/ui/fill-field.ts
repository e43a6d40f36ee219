type Fillable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A text field or list of a form by its name; null when there is none. */
export function fieldOf(form: HTMLFormElement, name: string): Fillable | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
}

/** Puts a text into a field as if it had been typed, so that whoever follows the form hears of it. */
export function fillField(field: Fillable, text: string): void {
  // React puts a property of its own over the element's; what is set through that one it takes for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
