import type { Route } from "../../../http/serve.ts";
import { routes as answering } from "./answering.routes.ts";
import { routes as moderation } from "./moderation.routes.ts";
import { routes as writing } from "./writing.routes.ts";

export { eraseReviewerName } from "./erase.store.ts";
export { seedReviews } from "./seed.store.ts";

export const routes: readonly Route[] = [...writing, ...moderation, ...answering];
