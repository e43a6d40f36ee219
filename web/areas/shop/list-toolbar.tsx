import { LayoutGrid, Rows3 } from "lucide-react";
import { Form, Link, useSubmit } from "react-router";
import { Chip } from "../../ui/chip.tsx";
import { plural } from "../../ui/format.ts";
import type { AppliedFilter } from "./list-address.ts";
import { type ListAddress, listQuery, pageSizes, sortLabels, withoutFilters } from "./list-address.ts";

/** Result count, sorting, and view. */
export function ListToolbar({ address, total }: { address: ListAddress; total: number }) {
  const submit = useSubmit();
  const kept = new URLSearchParams(listQuery({ ...address, page: 1, sort: undefined }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-hairline border-b py-2 sm:gap-x-6">
      <p className="figures text-sm text-graphite" role="status">
        {plural(total, "product")}
      </p>
      <Form
        className="ml-auto flex items-center gap-2 print:hidden"
        onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      >
        {[...kept].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="flex items-center gap-2 text-sm">
          <span className="sr-only sm:not-sr-only sm:text-graphite">Sort by</span>
          <select
            key={address.sort}
            name="sort"
            defaultValue={address.sort ?? (address.q ? "relevance" : "popular")}
            className="min-h-11 rounded-sm bg-transparent pr-1 font-medium"
          >
            {Object.entries(sortLabels)
              .filter(([value]) => value !== "relevance" || address.q)
              .map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </select>
        </label>
        <noscript>
          <button type="submit" className="link min-h-11 px-2 text-sm">
            Sort
          </button>
        </noscript>
      </Form>
      <nav aria-label="View" className="flex items-center print:hidden">
        <ViewLink address={address} view="grid" label="Grid" icon={<LayoutGrid aria-hidden size={18} />} />
        <ViewLink address={address} view="table" label="Table" icon={<Rows3 aria-hidden size={18} />} />
      </nav>
    </div>
  );
}

function ViewLink({
  address,
  view,
  label,
  icon,
}: {
  address: ListAddress;
  view: "grid" | "table";
  label: string;
  icon: React.ReactNode;
}) {
  return (
    <Link
      to={{ search: listQuery({ ...address, view }) }}
      preventScrollReset
      aria-label={label}
      title={label}
      aria-current={address.view === view ? "true" : undefined}
      className="grid size-11 place-items-center text-graphite hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-ink)] forced-colors:aria-[current]:border-b-2"
    >
      {icon}
    </Link>
  );
}

/** The active filters, each removable. */
export function AppliedFilters({
  address,
  applied,
}: {
  address: ListAddress;
  applied: readonly AppliedFilter[];
}) {
  if (applied.length === 0) return null;
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2 pt-4">
      {applied.map((filter) => (
        <li key={filter.label}>
          <Chip to={{ search: listQuery(filter.without) }} removeLabel={`Remove ${filter.label}`}>
            {filter.label}
          </Chip>
        </li>
      ))}
      <li>
        <Link
          to={{ search: listQuery(withoutFilters(address)) }}
          preventScrollReset
          className="link px-2 py-2 text-sm"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

/** The page size; hidden if all results fit on the smallest page. */
export function PageSizes({ address, total }: { address: ListAddress; total: number }) {
  if (total <= pageSizes[0]) return null;
  return (
    <nav aria-label="Products per page" className="flex flex-wrap items-center gap-x-1 text-graphite text-sm">
      <span className="mr-2">Per page</span>
      {pageSizes.map((size) => (
        <Link
          key={size}
          to={{ search: listQuery({ ...address, page: 1, per_page: size }) }}
          rel="nofollow"
          aria-current={address.per_page === size ? "true" : undefined}
          aria-label={`${size} per page`}
          className="figures grid size-11 place-items-center rounded-sm hover:bg-sunk aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline"
        >
          {size}
        </Link>
      ))}
    </nav>
  );
}
