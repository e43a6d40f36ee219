import { describe, expect, it } from "vitest";
import { bareOrs } from "./bare-or.ts";

const textsOf = (query: string) => bareOrs(`sql<boolean>\`${query}\``).map(({ text }) => text);

describe("an `or` in SQL without parentheses", () => {
  it("is found in a fragment, where the query builder sets it beside other conditions", () => {
    expect(textsOf("ended_at is null or ended_at > ?")).toEqual(["ended_at is null or ended_at > ?"]);
    expect(textsOf("or phone like ?")).toHaveLength(1);
    expect(textsOf("least(a, b) is null or least(a, b) > ?::timestamptz - interval '90 days'")).toHaveLength(
      1,
    );
  });

  it("is found where it is mixed with `and`, in whole statements too", () => {
    expect(textsOf("select 1 from keys where user_id = ? and a is null or a > ?")).toEqual([
      "user_id = ? and a is null or a > ?",
    ]);
    expect(textsOf("(a = 1 or b = 2 and c = 3)")).toHaveLength(1);
    expect(textsOf("delete from keys using users u where (u.x and y or z)")).toHaveLength(1);
  });

  it("is right in parentheses, in a case, alone in a statement, and beside between", () => {
    expect(textsOf("(a is null or a > ?)")).toEqual([]);
    expect(textsOf("and (a = ? or b = ?) and (c or d)")).toEqual([]);
    expect(textsOf("case when a or b then 1 else 2 end")).toEqual([]);
    expect(textsOf("select 1 where a = 1 or b = 2")).toEqual([]);
    expect(textsOf("select exists (select 1 from a) or exists (select 1 from b)")).toEqual([]);
    expect(textsOf("(day between ? and ? or day is null)")).toEqual([]);
    expect(textsOf("create or replace function f() returns void as ''")).toEqual([]);
    expect(textsOf("note = 'this or that' -- or so")).toEqual([]);
  });

  it("is named with its line, and with a question mark for what is filled in", () => {
    expect(bareOrs(`\n\nconst x = sql\`a or b = \${c}\`;`)).toEqual([{ line: 3, text: "a or b = ?" }]);
  });
});
