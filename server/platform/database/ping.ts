import type { Sql } from "./sql.ts";

/** Resolves once the database has answered. */
export const ping = (sql: Sql): Promise<unknown> => sql`select 1`;
