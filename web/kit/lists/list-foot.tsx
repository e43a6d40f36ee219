import { useSearchParams } from "react-router";
import { deepestRow } from "../../../contract/list-depth.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { listPage, pageSizes } from "./list-address.ts";

/** Below a list: which rows these are, how many a page has, and the way to the other pages. */
export function ListFoot({
  list: { from, to, total, current_page, last_page },
}: {
  list: { from: number | null; to: number | null; total: number; current_page: number; last_page: number };
}) {
  const [search, setSearch] = useSearchParams();
  if (total <= pageSizes[0]) return null;
  const { per_page: size } = listPage(search);
  const choose = (rows: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        if (rows === String(pageSizes[0])) next.delete("per_page");
        else next.set("per_page", rows);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm">
        <p className="figures text-graphite">
          {from === null
            ? "Nothing on this page"
            : `${from.toLocaleString("en-US")} to ${to?.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`}
        </p>
        <label className="flex items-center gap-2 text-graphite">
          Rows per page
          <select
            value={String(size)}
            onChange={(event) => choose(event.target.value)}
            className="chevron figures h-11 rounded-sm border border-edge bg-white pl-3 text-base text-ink hover:border-ink"
          >
            {pageSizes.map((rows) => (
              <option key={rows} value={rows}>
                {rows}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Pagination page={current_page} lastPage={last_page} />
      {total > deepestRow && (
        <p className="text-sm text-graphite">
          {`Pages show the first ${deepestRow.toLocaleString("en-US")}. To see the rest, narrow the list by search or filters.`}
        </p>
      )}
    </div>
  );
}
