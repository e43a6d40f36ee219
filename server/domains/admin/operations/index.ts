import { operationsRoutes } from "./operations.routes.ts";
import { webhookQueueRoutes } from "./webhook-queue.routes.ts";

export { takeSamples } from "./health.flow.ts";
export { type QueueRow, queueRows } from "./queues.store.ts";

export const routes = [...operationsRoutes, ...webhookQueueRoutes];
