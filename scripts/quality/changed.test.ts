import { expect, it } from "vitest";
import { testsThatRead } from "./changed.ts";

const journeysFor = (file: string) =>
  testsThatRead(new Set([file])).journeys.map((spec) => spec.replace("tests/journeys/", ""));

it("chooses the journeys to pages that call the changed part of the server", () => {
  const boards = journeysFor("server/domains/design/boards/boards.store.ts");
  expect(boards).toContain("boards.spec.ts");
  expect(boards).not.toContain("passkeys.spec.ts");
  const returns = journeysFor("server/domains/orders/returns/returns.store.ts");
  expect(returns).toContain("returns.spec.ts");
  expect(returns).not.toContain("boards.spec.ts");
});
