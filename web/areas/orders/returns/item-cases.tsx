import { Link } from "react-router";
import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { CaseBadge, caseTitle } from "./case-state.tsx";

/** The way to return an item or to report its damage, where that is possible. */
export function AskReturn({ order, item }: { order: Order; item: OrderItem }) {
  if (!item.can_return && item.can_claim_until === null) return null;
  return (
    <LinkButton
      to={`/account/returns/new?order=${order.id}&item=${item.id}`}
      variant="secondary"
      size="sm"
      aria-label={`Return or report damage: ${item.product_name}`}
    >
      {item.can_return ? "Return or report damage" : "Report damage"}
    </LinkButton>
  );
}

/** The returns and claims of an item. */
export function ItemCases({ item }: { item: OrderItem }) {
  if (item.cases.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1">
      {item.cases.map((one) => (
        <li key={one.id} className="flex flex-wrap items-baseline gap-x-4">
          <Link to={`/account/returns/${one.id}`} className="link inline-flex min-h-9 items-center text-sm">
            {caseTitle(one)}
          </Link>
          <CaseBadge status={one.status} />
        </li>
      ))}
    </ul>
  );
}
