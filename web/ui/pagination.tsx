import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { digitsOnly } from "./number-entry.ts";
import { pagesAround } from "./pages-around.ts";

/** Steps through a list whose page stands in the address (`?page=`); all of it works without scripts. */
export function Pagination({
  page,
  lastPage,
  name = "page",
}: {
  page: number;
  lastPage: number;
  name?: string;
}) {
  const [search] = useSearchParams();
  if (lastPage <= 1) return null;
  const to = (target: number) => {
    const next = new URLSearchParams(search);
    if (target === 1) next.delete(name);
    else next.set(name, String(target));
    return { search: next.size > 0 ? `?${next}` : "" };
  };
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <ul className="flex items-center">
        <Step
          label="Previous page"
          to={page > 1 ? to(page - 1) : undefined}
          icon={<ChevronLeft aria-hidden size={18} />}
        />
        {pagesAround(page, lastPage).map((target, at) =>
          target === "gap" ? (
            <li
              key={at === 1 ? "gap before" : "gap after"}
              aria-hidden
              className="grid size-11 place-items-center text-graphite"
            >
              …
            </li>
          ) : (
            <li key={target} className={clsx(target !== page && "max-sm:hidden")}>
              <Link
                to={to(target)}
                preventScrollReset={false}
                aria-label={`Page ${target}`}
                aria-current={target === page ? "page" : undefined}
                className={clsx(
                  "figures grid h-11 min-w-11 place-items-center rounded-sm px-2",
                  target === page ? "bg-ink text-paper" : "hover:bg-sunk",
                )}
              >
                {target}
              </Link>
            </li>
          ),
        )}
        <Step
          label="Next page"
          to={page < lastPage ? to(page + 1) : undefined}
          icon={<ChevronRight aria-hidden size={18} />}
        />
      </ul>
      <PageJump page={page} lastPage={lastPage} name={name} search={search} />
    </nav>
  );
}

function Step({
  label,
  to,
  icon,
}: {
  label: string;
  to: { search: string } | undefined;
  icon: React.ReactNode;
}) {
  const place = "grid size-11 place-items-center rounded-sm";
  return (
    <li>
      {to ? (
        <Link to={to} prefetch="intent" aria-label={label} className={clsx(place, "hover:bg-sunk")}>
          {icon}
        </Link>
      ) : (
        <span aria-hidden className={clsx(place, "text-edge")}>
          {icon}
        </span>
      )}
    </li>
  );
}

/** Digits alone, and never past the last page. */
function PageJump({
  page,
  lastPage,
  name,
  search,
}: {
  page: number;
  lastPage: number;
  name: string;
  search: URLSearchParams;
}) {
  const [typed, setTyped] = useState("");
  return (
    <Form method="get" className="flex items-center gap-2 text-sm">
      {[...search].map(([key, value]) =>
        key === name ? null : <input key={`${key}=${value}`} type="hidden" name={key} value={value} />,
      )}
      <label htmlFor={`${name}-jump`} className="text-graphite">
        Page <span className="figures text-ink">{page}</span> of{" "}
        <span className="figures text-ink">{lastPage}</span>. Go to
      </label>
      <input
        id={`${name}-jump`}
        name={name}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          const digits = digitsOnly(event.target.value);
          setTyped(digits && String(Math.min(Math.max(1, Number(digits)), lastPage)));
        }}
        className="figures h-11 w-16 rounded-sm border border-edge bg-white text-center text-base"
      />
      <button type="submit" className="min-h-11 px-2 font-semibold hover:underline">
        Go
      </button>
    </Form>
  );
}
