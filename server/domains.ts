import { routes as accounts } from "./domains/accounts/index.ts";
import { routes as aiAccounts } from "./domains/ai-accounts/index.ts";
import { routes as approvals } from "./domains/approvals/index.ts";
import { routes as audit } from "./domains/audit/index.ts";
import { routes as catalog } from "./domains/catalog/index.ts";
import { routes as checkout } from "./domains/checkout/index.ts";
import { routes as delivery } from "./domains/delivery/index.ts";
import { routes as leads } from "./domains/leads/index.ts";
import { routes as notifications } from "./domains/notifications/index.ts";
import { routes as orders } from "./domains/orders/index.ts";
import { routes as privacy } from "./domains/privacy/index.ts";
import { routes as projects } from "./domains/projects/index.ts";
import { routes as reviews } from "./domains/reviews/index.ts";
import { routes as rooms } from "./domains/rooms/index.ts";
import { routes as showrooms } from "./domains/showrooms/index.ts";
import { routes as users } from "./domains/users/index.ts";
import { routes as visits } from "./domains/visits/index.ts";
import type { Route } from "./serve.ts";

/** Every route of the product; `createApp` mounts them. */
export const routes: readonly Route[] = [
  ...accounts,
  ...showrooms,
  ...catalog,
  ...projects,
  ...rooms,
  ...checkout,
  ...orders,
  ...notifications,
  ...leads,
  ...visits,
  ...reviews,
  ...delivery,
  ...aiAccounts,
  ...audit,
  ...approvals,
  ...privacy,
  ...users,
];
