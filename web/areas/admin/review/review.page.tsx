import { useSearchParams } from "react-router";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { listPage } from "../../../kit/lists/list-address.ts";
import { ListFoot } from "../../../kit/lists/list-foot.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/review.page.ts";
import { ReviewDesk } from "./review-queue.tsx";

const path = "/account/admin/catalog-review";

export const meta = titled("Catalog review");

const statusIn = (search: URLSearchParams) =>
  search.get("status") === "sent_back" ? ("sent_back" as const) : ("pending" as const);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const vendor = search.get("vendor");
  const query = {
    ...listPage(search),
    status: statusIn(search),
    ...(vendor && { vendor }),
  };
  return (await signedInApi(request)("GET /api/admin/catalog-review", { query })).data;
}

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
    <div>
      <h1 className="heading text-xl md:text-2xl">Catalog review</h1>
      <ChoiceLinks
        label="Show"
        choices={[
          { label: "Waiting", to: to("pending"), isCurrent: status === "pending" },
          { label: "Sent back", to: to("sent_back"), isCurrent: status === "sent_back" },
        ]}
      />
      {queue.data.length === 0 ? (
        <EmptyState
          title={status === "pending" ? "All caught up" : "Nothing sent back"}
          className="border-t-0"
        >
          {status === "pending"
            ? "New products and edits that need review show up here, oldest first. Choose in Settings which vendors need it."
            : "Products you send back stay here until the vendor changes or withdraws them."}
        </EmptyState>
      ) : (
        <>
          <ReviewDesk key={`${status}/${vendor}/${queue.current_page}`} queue={queue} vendor={vendor} />
          <ListFoot list={queue} />
        </>
      )}
    </div>
  );
}
