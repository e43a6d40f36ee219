import { expect, test } from "vitest";
import { choiceIn, dayIn, listPage, sortIn, wordsIn } from "./list-address.ts";

const address = (query: string) => new URLSearchParams(query);

test("what an address asks of a list counts only if the list knows it", () => {
  const states = { open: "Open", closed: "Closed" };
  expect(choiceIn(address("state=closed"), "state", states)).toBe("closed");
  expect(choiceIn(address("state=toString"), "state", states)).toBeUndefined();
  expect(choiceIn(address("kind=pro"), "kind", [{ value: "pro" }])).toBe("pro");
  expect(choiceIn(address("kind=0"), "kind", [{ value: "pro" }])).toBeUndefined();
  expect(sortIn(address("sort=-name"), ["name"])).toBe("-name");
  expect(sortIn(address("sort=email"), ["name"])).toBeUndefined();
  expect(dayIn(address("from=2026-05-31"), "from")).toBe("2026-05-31");
  expect(dayIn(address("from=May"), "from")).toBeUndefined();
  expect(listPage(address("page=0&per_page=7"))).toEqual({ page: 1, per_page: 25 });
  expect(listPage(address("page=3&per_page=50"))).toEqual({ page: 3, per_page: 50 });
});

test("a search is trimmed and as long as the API takes, and an empty one is none", () => {
  expect(wordsIn(address("q=+oak+floor+"))).toBe("oak floor");
  expect(wordsIn(address("q=++"))).toBeUndefined();
  expect(wordsIn(address(`q=${"x".repeat(200)}`))).toHaveLength(80);
});
