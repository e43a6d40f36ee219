import type { Today } from "../../../contract/admin/today.ts";
import type { User } from "../../../contract/identity/accounts.ts";
import { plural } from "../../ui/format.ts";

export type Waiting = Today["waiting"][number];

interface Words {
  text: string;
  button: string;
  url: string;
}

/** What each kind of waiting thing is called, and the way to it. */
export const waitingWords: Record<Waiting["kind"], (waiting: Waiting, type: User["type"]) => Words> = {
  payment: ({ count }) => ({
    text: `${plural(count, "order waits", "orders wait")} for your bank's confirmation`,
    button: "Confirm payment",
    url: "/account/orders",
  }),
  payment_declined: ({ count, about }) => ({
    text: `Your payment didn't go through. Your ${count === 1 ? "cart is" : "carts are"} as before.`,
    button: "Try again",
    url: about ? `/checkout?project=${about}` : "/cart",
  }),
  return_answered: ({ count, about }) => ({
    text: `${plural(count, "return is", "returns are")} answered`,
    button: "See the answer",
    url: about ? `/account/orders/${about}` : "/account/orders",
  }),
  message: ({ count, about }) => ({
    text: `${plural(count, "conversation has", "conversations have")} new messages`,
    button: "Read messages",
    url: about ? `/account/messages/${about}` : "/account/messages",
  }),
  return_case: ({ count, about }, type) => ({
    text:
      type === "User"
        ? `${plural(count, "approved return")} to send back`
        : `${plural(count, "return or claim is waiting", "returns and claims are waiting")} for you`,
    button: type === "User" ? "See the address" : "Open returns",
    url: about ? `/account/returns/${about}` : "/account/returns?view=mine",
  }),
  selection: ({ count, about }, type) => ({
    text: `${plural(count, "selection waits", "selections wait")} for you`,
    button: type === "User" ? "See the options" : "Propose other options",
    url: about ? `/account/selections/${about}` : "/account/selections",
  }),
  lead: ({ count }, type) => ({
    text: `${plural(count, "new lead")} in the last 7 days`,
    button: "See leads",
    url: type === "Admin" ? "/account/leads/all" : "/account/leads",
  }),
  hire_request: ({ count }) => ({
    text: `${plural(count, "customer asks", "customers ask")} to hire you`,
    button: "Answer requests",
    url: "/account/requests?status=requested",
  }),
  hire_to_review: ({ count }) => ({
    text: `${plural(count, "finished job")} to review`,
    button: "Write a review",
    url: "/account/hires?status=finished",
  }),
  application: ({ count }) => ({
    text: `${plural(count, "application waits", "applications wait")} for approval`,
    button: "Review applications",
    url: "/account/admin/approvals",
  }),
  tax_certificate: ({ count }) => ({
    text: `${plural(count, "tax certificate is waiting", "tax certificates are waiting")} for approval`,
    button: "Check certificates",
    url: "/account/admin/tax-certificates",
  }),
  review_to_moderate: ({ count }) => ({
    text: `${plural(count, "review waits", "reviews wait")} to be checked`,
    button: "Check reviews",
    url: "/account/reviews/moderation",
  }),
  catalog_review: ({ count }) => ({
    text: `${plural(count, "product or edit is waiting", "products and edits are waiting")} for review`,
    button: "Review catalog",
    url: "/account/admin/catalog-review",
  }),
  sent_back: ({ count }) => ({
    text: `${plural(count, "product or edit was", "products and edits were")} sent back to you`,
    button: "See what to change",
    url: "/account/products?review=sent_back",
  }),
  balance_due: () => ({ text: "Your balance is negative", button: "See my balance", url: "/payout_setup" }),
  payouts_held: () => ({ text: "Your payouts are on hold", button: "See why", url: "/payout_setup" }),
  finding: ({ count }) => ({
    text: `${plural(count, "finding")} in the reconciliation to look into`,
    button: "See findings",
    url: "/account/admin/reconciliation",
  }),
  balance_overdue: ({ count }) => ({
    text: `${plural(count, "negative balance is", "negative balances are")} overdue`,
    button: "See who owes",
    url: "/account/admin/payees?show=owing",
  }),
  proposal_to_answer: ({ count }) => ({
    text: `${plural(count, "proposal waits", "proposals wait")} for your answer`,
    button: count === 1 ? "Read the proposal" : "See proposals",
    url: "/account/proposals",
  }),
  proposal_changes: ({ count, about }) => ({
    text: `${plural(count, "client asks", "clients ask")} for changes to a proposal`,
    button: count === 1 ? "Open the proposal" : "See proposals",
    url: about ? `/account/proposals/${about}` : "/account/proposals?status=changes_asked",
  }),
  installment_due: ({ count }) => ({
    text: `${plural(count, "payment is", "payments are")} due for your job`,
    button: "See and pay",
    url: "/account/proposals",
  }),
  installment_overdue: ({ count, about }) => ({
    text: `${plural(count, "accepted proposal has", "accepted proposals have")} an overdue payment`,
    button: count === 1 ? "Open the proposal" : "See proposals",
    url: about ? `/account/proposals/${about}` : "/account/proposals?status=accepted",
  }),
  late_vendor: ({ count }) => ({
    text: `${plural(count, "purchase order")} not answered within 48 hours`,
    button: "See orders",
    url: "/account/orders?late=1",
  }),
  review_to_answer: ({ count }) => ({
    text: `${plural(count, "review")} from the last 30 days without your reply`,
    button: "Reply",
    url: "/account/reviews/answers",
  }),
  sample_late: ({ count }) => ({
    text: `${plural(count, "sample shipment is", "sample shipments are")} late`,
    button: "Ship samples",
    url: "/account/sample-requests",
  }),
  sample_to_ship: ({ count }) => ({
    text: `${plural(count, "sample shipment")} to send`,
    button: "Ship samples",
    url: "/account/sample-requests",
  }),
};
