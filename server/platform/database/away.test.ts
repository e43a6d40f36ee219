import pg from "pg";
import { expect, test } from "vitest";
import { DatabaseAway, explained } from "./away.ts";

function errorOf(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError("refused", 0, "error");
  error.code = code;
  return error;
}

test.each(["57P01", "08006", "57014", "25P03"])("%s counts as a database that is away", (code) => {
  expect(explained(errorOf(code), true)).toBeInstanceOf(DatabaseAway);
});

test.each(["23505", "40P01", "22P02"])("%s stays what it is", (code) => {
  const error = errorOf(code);
  expect(explained(error, true)).toBe(error);
});
