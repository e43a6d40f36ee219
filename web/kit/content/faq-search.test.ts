import { describe, expect, it } from "vitest";
import { shownFaq } from "../../../domain/content/shown.ts";
import { deliveredValue } from "../../../server/domains/admin/content/pieces.ts";
import { findAnswers } from "./faq-search.ts";

const delivered = deliveredValue("faq");
const faqTopics = delivered.kind === "faq" ? shownFaq(delivered) : [];

const found = (asked: string) =>
  findAnswers(faqTopics, asked).flatMap(({ entries }) => entries.map(({ id }) => id));

describe("the search in questions and answers", () => {
  it.each([
    ["return", "return-days"],
    ["returning items", "return-days"],
    ["cancelled", "cancel"],
    ["cancellation", "cancel"],
    ["cancelling an order", "change-order"],
    ["delivery weeks", "how-long"],
    ["pallet", "pallets"],
    ["SHOWROOM id", "showroom-id"],
    ["46 business days", "profit"],
    ["herringbone", "boxes"],
  ])("%s finds %s", (asked, id) => {
    expect(found(asked)).toContain(id);
  });

  it("finds nothing for nothing, and nothing for words that stand nowhere", () => {
    expect(found("  ")).toEqual([]);
    expect(found("return zeppelin")).toEqual([]);
  });

  it("does not find words by the addresses of links", () => {
    expect(found("mailto")).toEqual([]);
  });
});

describe("questions and answers", () => {
  it("have ids of their own, since links lead to them", () => {
    const ids = faqTopics.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const topicIds = faqTopics.map(({ id }) => id);
    expect(ids.filter((id) => topicIds.includes(id))).toEqual([]);
  });
});
