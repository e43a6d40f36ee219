import pg from "pg";
import { vi } from "vitest";

/** What the server does beside the requests. */
const isBesides = (statement: string) => /^\s*(listen|select 1$)|stream_outbox.*skip locked/s.test(statement);

/** The statements that `work` sends to the database, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args) {
    const [first] = args as unknown as [string | { text?: string }];
    asked.push(typeof first === "string" ? first : (first.text ?? ""));
    return Reflect.apply(query, this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return asked.filter((statement) => !isBesides(statement));
}
