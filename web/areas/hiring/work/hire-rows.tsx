import { Link, useSearchParams } from "react-router";
import { type HireStatus, hireStatuses } from "../../../../contract/design/hire-words.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { HireBadge } from "./hire-status.tsx";

type List = ReplyOf<"GET /api/hires">["data"];

export const statusIn = (search: URLSearchParams): HireStatus | undefined => {
  const status = search.get("status");
  return status !== null && Object.hasOwn(hireStatuses, status) ? (status as HireStatus) : undefined;
};

export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

export function StatusLinks({ path }: { path: string }) {
  const [search] = useSearchParams();
  const status = statusIn(search);
  return (
    <ChoiceLinks
      label="Status"
      choices={[
        { label: "All", to: path, isCurrent: status === undefined },
        ...Object.entries(hireStatuses).map(([key, label]) => ({
          label,
          to: `${path}?status=${key}`,
          isCurrent: status === key,
        })),
      ]}
    />
  );
}

/** A customer's hires in lines. */
export function HireRows({ list, path }: { list: List; path: string }) {
  return (
    <>
      <ul className="mt-4 border-hairline border-t">
        {list.data.map((hire) => (
          <li
            key={hire.id}
            className="grid gap-x-6 gap-y-1 border-hairline border-b py-4 md:grid-cols-[minmax(0,1fr)_9rem_10rem]"
          >
            <div className="min-w-0">
              <Link to={`${path}/${hire.id}`} className="link inline-flex min-h-6 font-medium">
                {hire.pro.name}
              </Link>
              <p className="wrap-anywhere text-graphite text-sm">{hire.title}</p>
              <p className="line-clamp-2 max-w-[64ch] wrap-anywhere text-sm">{hire.message}</p>
            </div>
            <p className="figures md:text-right">{hire.budget === null ? "" : formatUsd(hire.budget)}</p>
            <div className="md:text-right">
              <HireBadge status={hire.status} />
              <p className="figures text-graphite text-sm">{formatDate(hire.updated_at)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
    </>
  );
}
