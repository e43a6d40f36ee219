import type { TestProject } from "vitest/node";
import { migrate } from "../../db/migrate.ts";
import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";
import { scratchFolder } from "./scratch-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's own database, to make and drop others from. */
    adminUrl: string;
  }
}

export const templateName = "showroom_template";

/** One PostgreSQL for the whole run, with a migrated template that `freshDatabase` clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratchFolder("tests");
  const server = await startEmbeddedPostgres({
    home: folder.database,
    database: templateName,
    durability: "scratch",
  });
  await migrate(server.url(templateName));
  project.provide("adminUrl", server.url("postgres"));
  return async () => {
    await server.stop();
    await folder.discard();
  };
}
