import type { News } from "./news.ts";

/** Whether somebody's access to a project has begun, changed or ended. */
export const isAccessTo = (project: string | null | undefined, { kind, data }: News): boolean =>
  kind === "access" && project !== null && data.project === project;
