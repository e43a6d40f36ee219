import { fieldOf, fillField } from "../../../ui/fill-field.ts";

/** Copies one field into another that is still empty. */
export function fillIfEmpty(form: HTMLFormElement, to: string, from: string): void {
  const [target, source] = [fieldOf(form, to), fieldOf(form, from)];
  if (target?.value === "" && source) fillField(target, source.value);
}

/** Copies street, city, state and ZIP code from one address of the form into another. */
export function copyAddress(form: HTMLFormElement, from: string, to: string): void {
  for (const part of ["street", "city", "state", "zip_code"]) {
    const [target, source] = [fieldOf(form, to + part), fieldOf(form, from + part)];
    if (target && source) fillField(target, source.value);
  }
}
