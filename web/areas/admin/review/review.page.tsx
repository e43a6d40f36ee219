import { useSearchParams } from "react-router";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/review.page.ts";
import { ReviewQueue } from "./review-queue.tsx";

const path = "/account/admin/catalog-review";

export const meta = titled("Catalog review");

const statusIn = (search: URLSearchParams) =>
  search.get("status") === "sent_back" ? ("sent_back" as const) : ("pending" as const);

const reviews = listSource(
  "GET /api/admin/catalog-review",
  (search) => ({ status: statusIn(search), vendor: search.get("vendor") || undefined }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => reviews.load(request);

/** New products and edits that wait for an admin, each beside what is live. */
export default function CatalogReview({ loaderData: queue }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const status = statusIn(search);
  const vendor = search.get("vendor");
  const to = (one: string) => {
    const query = new URLSearchParams({
      ...(one === "sent_back" && { status: one }),
      ...(vendor && { vendor }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <ListPage
      title="Catalog review"
      filter={
        <ChoiceLinks
          label="Show"
          choices={[
            { label: "Waiting", to: to("pending"), isCurrent: status === "pending" },
            { label: "Sent back", to: to("sent_back"), isCurrent: status === "sent_back" },
          ]}
        />
      }
      source={reviews}
      list={queue}
      cards={() => (
        <ReviewQueue key={`${status}/${vendor}/${queue.current_page}`} queue={queue} vendor={vendor} />
      )}
      noMatch={
        <EmptyState
          title={status === "pending" ? "All caught up" : "Nothing sent back"}
          className="border-t-0"
        >
          {status === "pending"
            ? "New products and edits that need review show up here, oldest first. Choose in Settings which vendors need it."
            : "Products you send back stay here until the vendor changes or withdraws them."}
        </EmptyState>
      }
    />
  );
}
