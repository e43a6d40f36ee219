import type { ReplyOf } from "../../client/api-call.ts";
import { shopHref } from "../../client/shop-href.ts";
import { listPath } from "../../kit/product/product-path.ts";
import { type ListAddress, limitWords, listQuery, withoutFilters } from "./list-address.ts";
import { notCarriedWords, relaxedWords } from "./relaxed-words.ts";

type List = Pick<
  ReplyOf<"GET /api/visualization/products">["data"],
  "did_you_mean" | "not_carried" | "relaxed" | "total" | "is_cut" | "understood"
>;

const cutNote =
  "These are the best matches. Use a filter, a category or another sort order to see all matches.";

/** Below a search's heading: where we searched, the suggested spelling, and what was left out. */
export function SearchNote({
  list,
  address,
  category,
  categorySlug,
}: {
  list: List;
  address: ListAddress;
  /** Name of the searched category; null for all. */
  category: string | null;
  categorySlug: string;
}) {
  const { did_you_mean, relaxed, understood } = list;
  const note = list.is_cut ? cutNote : relaxed && relaxedWords(relaxed, list.total);
  const { q: _, is_lifted, ...limits } = understood ?? {};
  return (
    <div className="mt-2 flex flex-col gap-1 text-graphite">
      <p>{category ? `in ${category}` : "in all departments"}</p>
      {list.not_carried && (
        <p role="status" className="text-ink">
          {notCarriedWords(list.not_carried)}
        </p>
      )}
      {did_you_mean && (
        <p className="line-clamp-2 wrap-anywhere">
          Did you mean{" "}
          <a
            className="link"
            href={shopHref(
              listPath(categorySlug, listQuery({ ...withoutFilters(address), ...limits, q: did_you_mean })),
            )}
          >
            {did_you_mean}
          </a>
          ?
        </p>
      )}
      {is_lifted && (
        <p role="status" className="text-ink">
          Nothing of this is priced “{limitWords(limits).join(", ").toLowerCase()}”. These are at other
          prices.
        </p>
      )}
      {note && (
        <p role="status" className="text-ink">
          {note}
        </p>
      )}
    </div>
  );
}
