import type { TestProject } from "vitest/node";
import { migrate } from "../../db/migrate.ts";
import { withConnection } from "../../server/platform/database/one-connection.ts";
import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";
import { scratchFolder } from "./scratch-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's own database, to make and drop others from. */
    adminUrl: string;
  }
}

export const templateName = "showroom_template";

/** One PostgreSQL for the project's whole run, with a migrated template that `freshDatabase` clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratchFolder(project.name.replaceAll(/\W+/g, "-"));
  const server = await startEmbeddedPostgres({
    home: folder.database,
    database: templateName,
    durability: "scratch",
  });
  await migrate(server.url(templateName));
  await planOnceForAll(server.url("postgres"));
  project.provide("adminUrl", server.url("postgres"));
  return async () => {
    await server.stop();
    await folder.discard();
  };
}

/**
 * PostgreSQL plans a prepared statement for its parameters five times and then once for all. Some statements only fail
 * in the second form (`on conflict` whose predicate is a parameter), so tests begin with it.
 */
async function planOnceForAll(adminUrl: string): Promise<void> {
  await withConnection(
    adminUrl,
    ({ sql }) => sql`alter role current_user set plan_cache_mode = 'force_generic_plan'`,
  );
}
