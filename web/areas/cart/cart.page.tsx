import { lazy, Suspense } from "react";
import { Form, redirect } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import { attempt, loaderApi } from "../../client/page-api.ts";
import { readCookie, showroomCookie, showroomIn } from "../../client/session/browser-cookies.ts";
import { cartUpdated } from "../../client/session/cart-count.ts";
import { useShowroom } from "../../client/session/use-showroom.ts";
import { WaitingPayments } from "../../kit/buying/waiting-payments.tsx";
import { vendorGroups } from "../../kit/cart/vendor-groups.ts";
import { titled } from "../../kit/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { useIsLive } from "../../ui/use-is-live.ts";
import type { Route } from "./+types/cart.page.ts";
import { VendorLines } from "./cart-lines.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { useCart } from "./use-cart.ts";

const LinesNeeds = lazy(() => loadInTime(import("../../kit/buying/lines-needs.tsx")));

export async function loader({ request, context }: Route.LoaderArgs) {
  const cookies = request.headers.get("Cookie") ?? "";
  const vsdId = showroomIn(cookies);
  // The browser loads an account's cart because it holds the account's token.
  if (readCookie("__Host-session", cookies)) return { cart: null, vsdId, isGuest: false };
  const { data } = await loaderApi(context, request)("GET /api/projectCart", {
    query: { is_cart: "1", showroom: vsdId },
  });
  return { cart: data, vsdId, isGuest: true };
}

/** Switching to another cart's showroom, or removing a line without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const showroom = form.get("showroom");
  if (showroom) return redirect("/cart", { headers: { "Set-Cookie": showroomCookie(String(showroom)) } });
  const line = String(form.get("line"));
  await attempt(context, "DELETE /api/cart/destroy/{id}", { params: { id: line } });
  return redirect("/cart");
}

export const meta = titled("Cart");

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const state = useCart(loaderData.cart, loaderData.vsdId);
  const showroom = useShowroom();
  const cart = state.cart === undefined && loaderData.isGuest ? loaderData.cart : state.cart;
  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading text-xl md:text-2xl">Cart</h1>
      {cart && (
        <WaitingPayments
          cart={cart}
          className="mt-6 grid gap-4"
          onCanceled={() => window.dispatchEvent(new Event(cartUpdated))}
        />
      )}
      {cart === undefined ? (
        <CartSkeleton />
      ) : !cart?.Project_tans.length ? (
        <EmptyState
          title="Your cart is empty"
          className="mt-8"
          action={
            showroom ? (
              <LinkButton to="/visualize/contractor/all">{`Shop at ${showroom.company_name}`}</LinkButton>
            ) : (
              <LinkButton to="/#showroom-id">Enter Showroom ID</LinkButton>
            )
          }
        >
          {showroom
            ? "What you add stays here, even after you close the browser."
            : "Enter your contractor's or designer's Showroom ID to shop at their prices."}
          {state.elsewhere && <Elsewhere cart={state.elsewhere} />}
        </EmptyState>
      ) : (
        <>
          <p className="mt-2 text-graphite">
            {cart.at_trade_price ? "At your trade price in " : "At the prices of "}
            <span className="text-ink">{cart.showroom.company_name}</span>
            {", showroom "}
            <span className="code text-ink">{cart.showroom.vsd_id}</span>
          </p>
          <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid content-start gap-12">
              {vendorGroups(cart.Project_tans).map((group) => (
                <VendorLines key={group.id} group={group} vsdId={cart.showroom.vsd_id} state={state} />
              ))}
              <LateNeeds cart={cart} />
            </div>
            <CartSummary cart={cart} />
          </div>
        </>
      )}
    </div>
  );
}

/** A component of its own, so that the page does not wait for its script. */
function LateNeeds({ cart }: { cart: Project }) {
  return (
    useIsLive() && (
      <Suspense>
        <LinesNeeds project={cart} note="For the amounts in your cart." />
      </Suspense>
    )
  );
}

/** Carts belong to a showroom; other showrooms' carts still exist. */
function Elsewhere({ cart: { showroom, totals } }: { cart: Project }) {
  return (
    <Form method="post" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <input type="hidden" name="showroom" value={showroom.vsd_id} />
      <span>{`Your cart at ${showroom.company_name} still holds ${plural(totals.items, "item")}.`}</span>
      <Button type="submit" variant="secondary">{`Go to ${showroom.company_name}`}</Button>
    </Form>
  );
}

function CartSkeleton() {
  return (
    <div className="mt-8 grid gap-6">
      <Loading>Loading your cart</Loading>
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
