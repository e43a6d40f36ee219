type Fillable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A text field or list of a form by its name; null when there is none. */
export function fieldOf(form: HTMLFormElement, name: string): Fillable | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
}

/** Sets a field's text as if typed, so that form listeners hear of it. */
export function fillField(field: Fillable, text: string): void {
  // React overrides the element's property; a value set through that one counts as known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
