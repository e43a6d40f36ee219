import { pageMeta } from "../page-meta.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/your-orders.page.ts";
import { yourOrders } from "./text/your-orders.ts";
import { TextPage } from "./text-page.tsx";

export const headers = sharedPage;

const path = "/your_orders";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...yourOrders, path }, matches);

export default function YourOrders() {
  return <TextPage text={yourOrders} path={path} />;
}
