import { sharedPage } from "../../client/shared-page.ts";
import { TextPage } from "../../kit/content/text-page.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import type { Route } from "./+types/your-orders.page.ts";
import { loadText } from "./load-text.ts";
import { OrderLookUp, UsualWay } from "./order-look-up.tsx";

export const headers = sharedPage;

const path = "/your_orders";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path }, matches) : [];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadText(context, request, "your_orders");
}

/** Below the sections of these names. */
const extras = new Map([
  ["find", <OrderLookUp key="find" />],
  ["states", <UsualWay key="states" />],
]);

export default function YourOrders({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} path={path} extras={extras} />;
}
