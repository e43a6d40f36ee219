import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import type { KeptAddress } from "../../../contract/identity/addresses.ts";
import type { SavedCard } from "../../../contract/orders/saved-cards.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { readCookie } from "../../client/session/browser-cookies.ts";
import { useAccountOnly } from "../../client/session/use-account-only.ts";
import { useSession } from "../../client/session/use-session.ts";
import { WaitingPayments } from "../../kit/buying/waiting-payments.tsx";
import { canBuy } from "../../kit/buying/who-buys.ts";
import { titled } from "../../kit/page/page-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";

const loadForm = () => loadInTime(import("./checkout-form.tsx"));
const CheckoutForm = lazy(loadForm);
const CannotBuy = lazy(() => import("../../kit/buying/cannot-buy.tsx"));

export const meta = titled("Checkout");

interface Loaded {
  addresses: KeptAddress[];
  cards: SavedCard[];
  cart: Project | null;
}

export default function CheckoutPage() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const [loaded, setLoaded] = useState<Loaded | ApiError>();
  const isReady = status === "user" && user?.email_verified_at != null;

  useAccountOnly();

  const project = search.get("project");
  useEffect(() => {
    if (!isReady) return;
    // its scripts come while its data does
    void loadForm();
    let isCurrent = true;
    load(project).then(
      (found) => isCurrent && setLoaded(found),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        if (isCurrent) setLoaded(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isReady, project]);

  const cart = loaded instanceof ApiError ? null : loaded?.cart;
  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading text-xl md:text-2xl">Checkout</h1>
      <div className="mt-8">
        {loaded === undefined ? (
          <CheckoutSkeleton />
        ) : loaded instanceof ApiError ? (
          <ErrorState
            title="We can't show your cart"
            reference={loaded.request_id}
            action={<LinkButton to="/cart">Back to the cart</LinkButton>}
          >
            {loaded.message}
          </ErrorState>
        ) : loaded.cart === null || loaded.cart.Project_tans.length === 0 ? (
          <EmptyState
            title="Your cart is empty"
            action={<LinkButton to="/visualize/contractor/all">Go shopping</LinkButton>}
          >
            If you just placed an order, it is in{" "}
            <Link to="/account/orders" className="link">
              your account
            </Link>
            .
          </EmptyState>
        ) : !canBuy(user, cart?.showroom.vsd_id) ? (
          <Suspense>
            <CannotBuy />
          </Suspense>
        ) : (
          <Suspense fallback={<CheckoutSkeleton />}>
            <WaitingPayments
              cart={loaded.cart}
              className="mb-10 grid gap-4"
              isCheckout
              onCanceled={(cart) => setLoaded({ ...loaded, cart })}
            />
            <CheckoutForm
              cart={loaded.cart}
              addresses={loaded.addresses}
              cards={loaded.cards}
              onCartGone={() => setLoaded({ ...loaded, cart: null })}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The named project, else the open cart of the active showroom, else the most recently changed cart. */
async function load(projectId: string | null): Promise<Loaded> {
  const showroom = readCookie("showroom") || undefined;
  const [addresses, cards, cart] = await Promise.all([
    api("GET /api/addresses", { feedback: "none" }),
    api("GET /api/cards", { feedback: "none" }),
    projectId
      ? api("GET /api/projectCart/{id}", { params: { id: projectId }, feedback: "none" })
      : api("GET /api/projectCart", { query: { is_cart: "1", showroom }, feedback: "none" }),
  ]);
  return { addresses: addresses.data, cards: cards.data, cart: cart.data };
}

function CheckoutSkeleton() {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Loading>Loading your order</Loading>
      <div className="grid gap-5">
        <Skeleton className="h-8 w-1/3" />
        <Skeleton className="h-48" />
        <Skeleton className="h-8 w-1/3" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
