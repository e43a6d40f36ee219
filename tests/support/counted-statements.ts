import pg from "pg";
import { vi } from "vitest";

/** What the server does beside the requests. */
const isBesides = (statement: string) => /^\s*(listen|select 1$)|stream_outbox.*skip locked/s.test(statement);

/** The statements that `work` sends to the database, in their order. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await askedBy(work)).map(({ statement }) => statement);

/** The same with whether each waited for the answer to the one before it on its connection: a round trip begins there. */
export async function askedBy(
  work: () => Promise<unknown>,
): Promise<{ statement: string; isAlone: boolean }[]> {
  const asked: { statement: string; isAlone: boolean }[] = [];
  const unanswered = new WeakMap<pg.Client, number>();
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args) {
    const [first] = args as unknown as [string | { text?: string }];
    const waiting = unanswered.get(this) ?? 0;
    asked.push({
      statement: typeof first === "string" ? first : (first.text ?? ""),
      isAlone: waiting === 0,
    });
    unanswered.set(this, waiting + 1);
    const answer = Reflect.apply(query, this, args) as unknown as Promise<unknown>;
    const settle = () => void unanswered.set(this, unanswered.get(this)! - 1);
    answer.then(settle, settle);
    return answer as never;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return asked.filter(({ statement }) => !isBesides(statement));
}
