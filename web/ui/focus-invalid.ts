/** Leads to the first field of a form or page that is wrong and can be seen; a step that is not shown may hold some, too. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? [];
  [...invalid].find((field) => field.checkVisibility())?.focus();
}
