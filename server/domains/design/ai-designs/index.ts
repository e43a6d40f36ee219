import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { keyedIn } from "../../../platform/rekey.store.ts";
import { wakeStills } from "../stills/index.ts";
import { routes as requests } from "./ai-designs.routes.ts";
import { routes as changes } from "./changes.routes.ts";
import { furnishRoutes } from "./furnish.routes.ts";
import { linkRoutes } from "./links.routes.ts";
import { linkText } from "./links.rules.ts";
import { sentRoutes } from "./sent.routes.ts";
import { wakeDesigner } from "./work-off.flow.ts";

export const routes: readonly Route[] = [
  ...requests,
  ...changes,
  ...linkRoutes,
  ...sentRoutes,
  ...furnishRoutes,
];
export { designHere, readShelvesAhead } from "./designer.flow.ts";
export { designStills } from "./stills.flow.ts";

export const jobs: readonly Job[] = [
  {
    name: "ai-designs",
    cron: "* * * * *",
    at_start: true,
    role: "worker",
    run: async (platform) => {
      wakeDesigner(platform);
      wakeStills(platform);
    },
  },
];

export const keyedColumns = keyedIn("ai_design_links", {
  name: "links to designs",
  id: "id",
  column: "token_hash",
  link: linkText,
});
