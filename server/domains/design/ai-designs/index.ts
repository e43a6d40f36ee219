import type { Job } from "../../../platform/jobs.ts";
import { wakeDesigner } from "./work-off.flow.ts";

export { routes } from "./ai-designs.routes.ts";
export { designHere } from "./designer.flow.ts";

export const jobs: readonly Job[] = [
  {
    name: "ai-designs",
    cron: "* * * * *",
    at_start: true,
    role: "worker",
    run: async (platform) => wakeDesigner(platform),
  },
];
