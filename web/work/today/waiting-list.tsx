import type { User } from "../../../contract/accounts.ts";
import type { Today } from "../../../contract/today.ts";
import { formatDate, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";

type Waiting = Today["waiting"][number];

/** What else waits: one line each, with the way there. */
export function WaitingList({ waiting, type }: { waiting: readonly Waiting[]; type: User["type"] }) {
  if (waiting.length === 0) return null;
  return (
    <ul className="mt-8 border-hairline border-t">
      {waiting.map((one) => {
        const { text, button, url } = wordsOf(one, type);
        return (
          <li
            key={one.kind}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-hairline border-b py-3"
          >
            <p className="min-w-0 flex-1 basis-64">
              <span className="font-medium">{text}</span>
              <span className="figures block text-graphite text-sm">{`${one.count === 1 ? "Since" : "Oldest from"} ${formatDate(one.since)}`}</span>
            </p>
            <LinkButton to={url} variant={one.kind === "payment" ? "primary" : "secondary"} size="sm">
              {button}
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf(
  { kind, count, about }: Waiting,
  type: User["type"],
): { text: string; button: string; url: string } {
  switch (kind) {
    case "payment":
      return {
        text: `${plural(count, "order waits", "orders wait")} for your bank's confirmation`,
        button: "Confirm payment",
        url: "/account/orders",
      };
    case "payment_declined":
      return {
        text: `Your payment didn't go through. Your ${count === 1 ? "cart is" : "carts are"} as before.`,
        button: "Try again",
        url: about ? `/checkout?project=${about}` : "/cart",
      };
    case "return_answered":
      return {
        text: `${plural(count, "return is", "returns are")} answered`,
        button: "See the answer",
        url: about ? `/account/orders/${about}` : "/account/orders",
      };
    case "message":
      return {
        text: `${plural(count, "conversation has", "conversations have")} new messages`,
        button: "Read messages",
        url: about ? `/account/messages/${about}` : "/account/messages",
      };
    case "lead":
      return {
        text: `${plural(count, "new lead")} in the last 7 days`,
        button: "See leads",
        url: type === "Admin" ? "/account/leads/all" : "/account/leads",
      };
    case "hire_request":
      return {
        text: `${plural(count, "customer asks", "customers ask")} to hire you`,
        button: "Answer requests",
        url: "/account/requests?status=requested",
      };
    case "hire_to_review":
      return {
        text: `${plural(count, "finished job")} to review`,
        button: "Write a review",
        url: "/account/hires?status=finished",
      };
    case "application":
      return {
        text: `${plural(count, "application waits", "applications wait")} for approval`,
        button: "Review applications",
        url: "/account/admin/approvals",
      };
    case "review_to_moderate":
      return {
        text: `${plural(count, "review waits", "reviews wait")} to be checked`,
        button: "Check reviews",
        url: "/account/reviews/moderation",
      };
    case "catalog_review":
      return {
        text: `${plural(count, "product or edit waits", "products and edits wait")} for review`,
        button: "Review catalog",
        url: "/account/admin/catalog-review",
      };
    case "sent_back":
      return {
        text: `${plural(count, "product or edit was", "products and edits were")} sent back to you`,
        button: "See what to change",
        url: "/account/products?review=sent_back",
      };
    case "review_to_answer":
      return {
        text: `${plural(count, "review")} without your reply`,
        button: "Reply",
        url: "/account/reviews/answers",
      };
  }
}
