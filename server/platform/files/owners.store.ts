import { sql } from "kysely";
import type { DB } from "../../../db/schema.generated.ts";
import type { Db } from "../database.ts";

/** A folder of the file store, and the domain that knows which of its files are in use. */
export interface FileOwner {
  folder: string;
  /** Those of the paths that a row names. */
  inUse(db: Db, paths: readonly string[]): Promise<string[]>;
}

/** The owner of a folder whose paths are in these columns. */
export const ownerOfFiles = (
  folder: string,
  columns: { [Table in keyof DB]?: readonly (keyof DB[Table] & string)[] },
): FileOwner => ({
  folder,
  async inUse(db, paths) {
    const found = Object.entries(columns).flatMap(([table, names]) =>
      names.map(
        (name) => sql`select ${sql.ref(name)} as path from ${sql.table(table)}
          where ${sql.ref(name)} = any(${[...paths]}::text[])`,
      ),
    );
    const { rows } = await sql<{ path: string }>`${sql.join(found, sql` union `)}`.execute(db);
    return rows.map(({ path }) => path);
  },
});
