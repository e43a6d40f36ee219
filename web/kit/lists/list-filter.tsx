import type { ComponentProps, ReactNode } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import type { SelectOption } from "../../ui/select-option.ts";
import { TextField } from "../../ui/text-field.tsx";

/** What stays as it is while the filter changes. */
const kept = ["sort", "per_page"];

/**
 * The filter above a list, kept in the page's address. A choice counts at once, what is typed with the button.
 * @param children fields whose default values are `textIn` of the address
 */
export function ListFilter({ className, children }: { className: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      key={search.toString()}
      className={`mt-6 grid items-end gap-4 ${className}`}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
    >
      {kept.map((name) => {
        const value = search.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {children}
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

/** What is searched for, in the address as `q`. */
export function SearchField({
  name = "q",
  ...field
}: Omit<ComponentProps<typeof TextField>, "type" | "defaultValue">) {
  const [search] = useSearchParams();
  return (
    <TextField maxLength={80} {...field} name={name} type="search" defaultValue={search.get(name) ?? ""} />
  );
}

/** One choice, by default of all. */
export function ChoiceField({
  name,
  options,
  ...field
}: Omit<ComponentProps<typeof Select>, "options" | "name" | "defaultValue"> & {
  name: string;
  options: readonly SelectOption[] | Readonly<Record<string, string>>;
}) {
  const [search] = useSearchParams();
  const choices = Array.isArray(options)
    ? (options as readonly SelectOption[])
    : Object.entries(options as Readonly<Record<string, string>>).map(([value, text]) => ({ value, text }));
  return (
    <Select
      placeholder="All"
      {...field}
      name={name}
      defaultValue={search.get(name) ?? ""}
      options={choices}
    />
  );
}

export function DayField({ name, label }: { name: string; label: string }) {
  const [search] = useSearchParams();
  return <TextField label={label} name={name} type="date" defaultValue={search.get(name) ?? ""} />;
}
