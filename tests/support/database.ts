import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { withConnection } from "../../server/platform/database/one-connection.ts";
import type { DatabaseAddress } from "../../server/platform/platform.ts";
import { templateName } from "./database.setup.ts";

export interface FreshDatabase {
  url: string;
  /** How servers reach it, if not by its address alone. */
  address?: Partial<DatabaseAddress>;
  drop(): Promise<void>;
}

/**
 * A database of its own for the calling test file: migrated, empty otherwise, or a copy of the database `template`,
 * to which nobody is connected. Drop it when done.
 */
export async function freshDatabase(template = templateName): Promise<FreshDatabase> {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const asAdmin = (text: string) => withConnection(adminUrl, ({ sql }) => sql.unsafe(text));
  // where nothing is kept, files are copied in two thirds of the time that the log takes for each of their blocks
  await asAdmin(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await asAdmin(`drop database ${name} with (force)`)),
  };
}
