import type pg from "pg";
import type { Connection } from "./connection.ts";

// biome-ignore lint/suspicious/noExplicitAny: what a row holds is said by its reader
type Rows = Record<string, any>[];

/** Plain statements without Kysely: sql`select … where id = ${id}` gives the rows. */
export interface Sql {
  <Wanted extends readonly object[] = Rows>(
    texts: TemplateStringsArray,
    ...values: unknown[]
  ): Promise<Wanted>;
  /** Raw SQL text; without values it may hold several statements, of which the last returns the rows. */
  unsafe<Wanted extends readonly object[] = Rows>(text: string, values?: readonly unknown[]): Promise<Wanted>;
}

/** Creates the tag for connections from `connect`. */
export function sqlOf(connect: () => Promise<Pick<Connection, "query" | "script" | "release">>): Sql {
  const run = async (text: string, values: readonly unknown[] | undefined) => {
    const connection = await connect();
    try {
      const result = values ? await connection.query(text, values) : await connection.script(text);
      return rowsOf(result);
    } finally {
      connection.release();
    }
  };
  const tag = (texts: TemplateStringsArray, ...values: unknown[]) => run(numbered(texts), values);
  return Object.assign(tag, {
    unsafe: (text: string, values?: readonly unknown[]) => run(text, values),
  }) as Sql;
}

/** `$1`, `$2` … between the texts. */
function numbered(texts: TemplateStringsArray): string {
  return texts.reduce((whole, text, index) => `${whole}$${index}${text}`);
}

/** Several statements give several results. */
function rowsOf(result: pg.QueryResult | pg.QueryResult[]): Rows {
  return (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [];
}
