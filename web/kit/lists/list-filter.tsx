import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import type { SelectOption } from "../../ui/select-option.ts";
import { TextField } from "../../ui/text-field.tsx";

/** What stays as it is while the filter changes. */
const kept = ["sort", "per_page"];

/**
 * The filter above a list, kept in the page's address. A choice counts at once, what is typed with the button. On a
 * phone the search field and its button share a line, and "Filters" below shows the rest.
 * @param children fields whose default values are `textIn` of the address
 */
export function ListFilter({ className, children }: { className: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [others, setOthers] = useState({ all: 0, set: 0 });
  const [isOpen, setOpen] = useState(false);
  const address = search.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address sets the fields
  useLayoutEffect(() => setOthers(countOthers(form.current!)), [address]);
  const folds = others.all > 0;
  return (
    <Form
      ref={form}
      method="get"
      key={address}
      className={clsx(
        "mt-6 grid items-end gap-4",
        className,
        folds && "max-sm:grid-cols-[minmax(0,1fr)_auto]! max-sm:*:order-3 max-sm:*:col-span-2",
        folds && "max-sm:[&>:is(:has([type=search]),[type=submit])]:order-1",
        folds && "max-sm:[&>:is(:has([type=search]),[type=submit])]:col-span-1",
        folds && !isOpen && "max-sm:[&>:has(select,input:not([type=search]))]:hidden",
      )}
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
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mt-2 -mb-2 flex min-h-11 items-center gap-2 justify-self-start font-semibold max-sm:order-2! sm:hidden"
        >
          {others.set > 0 ? `Filters (${others.set})` : "Filters"}
          <ChevronDown aria-hidden size={18} className={clsx(isOpen && "rotate-180")} />
        </button>
      )}
    </Form>
  );
}

/** Beside a search field, how many fields a filter has, and how many of them leave something out. */
function countOthers(form: HTMLFormElement): { all: number; set: number } {
  if (!form.querySelector("[type=search]")) return { all: 0, set: 0 };
  const others = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input")].filter(
    ({ type }) => type !== "search" && type !== "hidden",
  );
  return { all: others.length, set: others.filter(({ value }) => value !== "").length };
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
