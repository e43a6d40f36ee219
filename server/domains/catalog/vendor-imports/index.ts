import type { Route } from "../../../http/serve.ts";
import { ownerOfFiles } from "../../../platform/files/owners.store.ts";
import type { Job } from "../../../platform/jobs.ts";
import { fetchDueLists } from "./fetch-lists.flow.ts";
import { routes as imports } from "./imports.routes.ts";
import { routes as schedule } from "./schedule.routes.ts";
import { tidyImports } from "./tidy.flow.ts";
import { wakeImports } from "./work.flow.ts";

export { fetchDueLists } from "./fetch-lists.flow.ts";
export { workOnImports } from "./work.flow.ts";

export const routes: readonly Route[] = [...imports, ...schedule];

export const jobs: readonly Job[] = [
  {
    name: "vendor-imports",
    cron: "* * * * *",
    at_start: true,
    role: "worker",
    // without waiting: a long list would hold up the server's stop
    run: async (platform) => wakeImports(platform),
  },
  { name: "fetch-lists", cron: "*/5 * * * *", run: (platform) => fetchDueLists(platform) },
  { name: "tidy-imports", cron: "20 9 * * *", run: tidyImports },
];

export const importFiles = ownerOfFiles("imports", {
  vendor_imports: ["file_path", "pictures_path", "errors_path"],
});
