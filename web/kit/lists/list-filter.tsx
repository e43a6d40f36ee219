import type { ReactNode } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";

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
