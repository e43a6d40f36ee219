import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import { useSession } from "../../client/session/use-session.ts";
import CannotBuy from "../../kit/buying/cannot-buy.tsx";
import { canBuy } from "../../kit/buying/who-buys.ts";
import { formatUsd, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";

/** Its form is for those who are signed in; the page is light for everybody. */
const SaveAsProject = lazy(() => loadInTime(import("./save-as-project.tsx")));

/** The total, and the link to the checkout. */
export function CartSummary({ cart }: { cart: Project }) {
  const { isSignedIn, status, user } = useSession();
  const { totals } = cart;
  const gone = cart.Project_tans.filter(({ unavailable }) => unavailable !== null).length;
  const blocked = cart.Project_tans.some((line) => line.qty > line.stock && !line.allows_backorder);
  const lacksLot = cart.Project_tans.some(({ lot_left, qty }) => lot_left !== null && qty > lot_left);
  const hasFreight = cart.Project_tans.some(({ ships_as }) => ships_as === "freight");
  const isGuest = status === "guest";
  return (
    <section aria-label="Total" className="lg:sticky lg:top-6">
      <dl className="figures grid gap-2 border-ink border-t pt-4">
        <Row label={plural(totals.items, "item")} value={formatUsd(totals.merchandise)} />
        <Row label="Delivery" value={hasFreight ? "Free in the contiguous U.S." : "Free"} />
        <Row label="Sales tax" value="Added at checkout" quiet />
        <div className="mt-2 flex justify-between gap-4 border-hairline border-t pt-3">
          <dt className="font-semibold">Total before tax</dt>
          <dd className="heading text-lg">{formatUsd(totals.total)}</dd>
        </div>
        {totals.savings > 0 && (
          <div className="flex justify-between gap-4 font-medium text-good text-sm">
            <dt>You save off list prices</dt>
            <dd>{formatUsd(totals.savings)}</dd>
          </div>
        )}
      </dl>
      {!canBuy(user, cart.showroom.vsd_id) ? (
        <CannotBuy className="mt-5" />
      ) : gone > 0 ? (
        <p role="status" className="mt-5 font-medium text-bad text-sm">
          {gone === 1
            ? "One product can no longer be ordered. Remove it to check out."
            : `${gone} products can no longer be ordered. Remove them to check out.`}
        </p>
      ) : lacksLot ? (
        <p role="status" className="mt-5 font-medium text-bad text-sm">
          A lot has too little left. Lower the quantity or take any lot to check out.
        </p>
      ) : blocked ? (
        <p role="status" className="mt-5 font-medium text-bad text-sm">
          Some products don't have enough stock. Change the quantity to check out.
        </p>
      ) : (
        <LinkButton
          to={isGuest ? "/login?redirect=/checkout" : "/checkout"}
          size="lg"
          className="mt-5 w-full"
        >
          {isGuest ? "Sign in and check out" : "Check out"}
        </LinkButton>
      )}
      {isGuest && !blocked && gone === 0 && (
        <p className="mt-3 text-sm">
          New here?{" "}
          <Link to="/register?redirect=/checkout" className="link font-medium">
            Create an account
          </Link>
          . Your cart comes along.
        </p>
      )}
      {isSignedIn && (
        <Suspense>
          <SaveAsProject cart={cart} />
        </Suspense>
      )}
    </section>
  );
}

function Row({ label, value, quiet }: { label: string; value: string; quiet?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className={quiet ? "text-graphite" : undefined}>{value}</dd>
    </div>
  );
}
