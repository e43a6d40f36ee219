export interface SelectOption {
  value: string;
  text: string;
  disabled?: boolean;
  /** The heading above it and those around it that have the same one. */
  group?: string;
}

/** Options in a row that have the same heading. */
export function groupedOptions(
  options: readonly SelectOption[],
): { group: string | undefined; options: SelectOption[] }[] {
  const groups: { group: string | undefined; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
