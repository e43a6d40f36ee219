import { useRevalidator } from "react-router";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/samples.page.ts";
import { BasketForm } from "./basket-form.tsx";
import { SampleOrders } from "./sample-orders.tsx";

export const meta = titled("Samples");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get("page")) || 1;
  const api = signedInApi(request);
  const [basket, orders, addresses] = await Promise.all([
    api("GET /api/samples/basket"),
    api("GET /api/samples/orders", { query: { page } }),
    api("GET /api/addresses"),
  ]);
  return { basket: basket.data, orders: orders.data, addresses: addresses.data };
}

/** The customer's sample basket, and the samples that were ordered. */
export default function SamplesPage({ loaderData: { basket, orders, addresses } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const isNew = basket.items.length === 0 && orders.total === 0;
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Samples</h1>
      {isNew ? (
        <EmptyState
          title="No samples yet"
          className="mt-8"
          action={<LinkButton to="/visualize/contractor/all">Find materials</LinkButton>}
        >
          {`See tile, flooring, countertops and paint at home first. Select “Order a sample” on a product; you can collect ${basket.limits.per_basket} and order them together, free.`}
        </EmptyState>
      ) : basket.items.length === 0 ? (
        <p className="mt-4 max-w-[60ch] text-graphite">
          Your sample basket is empty. Select “Order a sample” on a product to add one.
        </p>
      ) : (
        <BasketForm basket={basket} addresses={addresses} onChanged={() => void revalidate()} />
      )}
      {orders.total > 0 && <SampleOrders orders={orders.data} />}
      <div className="mt-8">
        <Pagination page={orders.current_page} lastPage={orders.last_page} />
      </div>
    </>
  );
}
