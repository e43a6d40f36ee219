import { describe, expect, it } from "vitest";
import type { ContentValue } from "../../contract/admin/content.ts";
import {
  deliveredValue,
  fieldsOf,
  pageTexts,
  pieces,
  sectionsOf,
} from "../../server/domains/admin/content/pieces.ts";
import { differencesOf } from "./differences.ts";
import { blocksOf, linksIn, markdownOf } from "./markdown.ts";
import { problemsOf } from "./problems.ts";
import { shownPage } from "./shown.ts";

describe("what admins write", () => {
  it("becomes paragraphs, lists, steps and facts, with links and bold words", () => {
    const text =
      "First **line**\nof two, see [returns](/return_policy).\n\n- tile\n- stone\n\n1. Measure\n2. Order\n\n| Time | What |\n| --- | --- |\n| 12 days | Return it |";
    expect(blocksOf(text)).toEqual([
      "First **line** of two, see [returns](/return_policy).",
      { list: ["tile", "stone"] },
      { steps: ["Measure", "Order"] },
      {
        facts: [
          ["Time", "What"],
          ["12 days", "Return it"],
        ],
      },
    ]);
    expect(linksIn(text)).toEqual(["/return_policy"]);
  });

  it("shows HTML and headings as they were typed", () => {
    expect(blocksOf("Hi <b onclick=x>you</b>\n\n<script>alert(1)</script>\n\n# Big")).toEqual([
      "Hi <b onclick=x>you</b>",
      "<script>alert(1)</script>",
      "# Big",
    ]);
  });

  it.each(Object.entries(pageTexts))("keeps every block of %s on the way through the editor", (_, text) => {
    for (const section of text.sections) expect(markdownOf(blocksOf(section.text))).toBe(section.text);
  });
});

const faq = (answer: string): ContentValue => ({
  kind: "faq",
  topics: [{ id: "t", title: "Tile", only: null, entries: [{ id: "q", question: "Why?", answer }] }],
});
const problems = (answer: string) => [...problemsOf(faq(answer))];

describe("what is wrong with a text", () => {
  it("is nothing in the texts that come with the product", () => {
    for (const { key } of pieces) {
      const rules = { fields: fieldsOf(key), sections: sectionsOf(key) };
      expect([key, ...problemsOf(deliveredValue(key), rules)]).toEqual([key]);
    }
  });

  it.each([
    [
      "a placeholder that nothing fills",
      "Write to {mail}.",
      /^\{mail\} is not a placeholder here\. Use \{name\}/,
    ],
    ["a script as a link", "[x](javascript:alert(1))", /^The link javascript:alert\(1\) doesn't work/],
    ["another site without https", "[x](http://example.com)", /doesn't work/],
    ["a page that is not there", "[x](/retrun_policy)", /leads to no page/],
    ["a protocol-relative address", "[x](//evil.example)", /doesn't work/],
    ["a section that is not there", "[x](#nowhere)", /There is no section #nowhere/],
  ])("is %s", (_, answer, message) => {
    const [[field, said] = ["", ""]] = problems(answer);
    expect(field).toBe("topics.0.entries.0.answer");
    expect(said).toMatch(message);
  });

  it("is not a good link", () => {
    expect(
      problems(
        "[a](/faq#q) [b](#q) [c](https://example.com/a) [d](mailto:{email}) [e](tel:5035550142) [f](/contact?topic=order)",
      ),
    ).toEqual([]);
  });

  it("is two parts under one address", () => {
    const value = faq("Because.");
    if (value.kind === "faq") value.topics[0]!.entries.push({ id: "q", question: "And?", answer: "So." });
    expect([...problemsOf(value)]).toEqual([
      ["topics.0.entries.1.question", "Two parts have the address #q. Choose another one."],
    ]);
  });
});

describe("differences of two versions", () => {
  it("name what was changed, added, taken away and moved", () => {
    const before = deliveredValue("faq");
    const after = structuredClone(before);
    if (after.kind !== "faq") throw new Error("no questions");
    const [topic] = after.topics;
    const removed = topic!.entries.pop()!;
    topic!.entries[0]!.answer = "Yes, always.";
    topic!.entries.reverse();
    const found = differencesOf(before, after);
    expect(found.map(({ label }) => label)).toEqual([
      "Question: Are the pictures true to size and color?",
      `Question: ${removed.question}`,
      "Order",
    ]);
    expect(found[0]?.after).toBe("Are the pictures true to size and color?\n\nYes, always.");
    expect(found[1]?.after).toBeNull();
    expect(differencesOf(before, structuredClone(before))).toEqual([]);
  });
});

it("a page keeps its numbers and leaves out what is empty", () => {
  const page = deliveredValue("terms_of_service");
  if (page.kind !== "page") throw new Error("no page");
  expect(shownPage({ ...page, lead: "" }, true)).toMatchObject({ isNumbered: true, title: page.title });
  expect(shownPage({ ...page, lead: "" }, true)).not.toHaveProperty("lead");
});

describe("fixed texts", () => {
  const fields = fieldsOf("mail_order")!;
  const mail = (subject: string, opening = "", closing = ""): ContentValue => ({
    kind: "words",
    texts: [
      { id: "subject", text: subject },
      { id: "opening", text: opening },
      { id: "closing", text: closing },
    ],
  });
  const found = (value: ContentValue) => [...problemsOf(value, { fields })];

  it("may name what is filled in, and have to name what they need", () => {
    expect(found(mail("{subject} at {name}", "Thanks from {name}."))).toEqual([]);
    expect(found(mail("{subjekt}"))).toEqual([
      ["texts.0.text", "{subjekt} is not a placeholder here. Use {subject}, {name}."],
    ]);
    expect(found(mail("News"))).toEqual([["texts.0.text", "Subject needs the placeholder {subject}."]]);
    expect(found(mail("{subject}", "", "{}"))[0]?.[1]).toContain("{} is not a placeholder");
    expect(found(mail("{subject}\nBcc: x"))[0]?.[1]).toContain("one line");
    expect(found(mail(""))[0]?.[1]).toContain("can't be empty");
  });

  it("are all there, once, in their order", () => {
    const { texts } = mail("{subject}") as Extract<ContentValue, { kind: "words" }>;
    for (const wrong of [texts.slice(1), [...texts, texts[0]!], texts.toReversed()])
      expect(found({ kind: "words", texts: wrong })[0]?.[0]).toBe("texts");
  });

  it("are named in the history as the editor names them", () => {
    const labels = new Map(fields.map(({ id, label }) => [id, label]));
    expect(differencesOf(mail("{subject}"), mail("{subject}", "Hi"), labels)).toEqual([
      { label: "Opening", before: "", after: "Hi" },
    ]);
  });
});

it("a page keeps the sections that it adds more to", () => {
  const value = deliveredValue("cookies_policy") as Extract<ContentValue, { kind: "page" }>;
  const without = { ...value, sections: value.sections.slice(1) };
  const sections = sectionsOf("cookies_policy");
  expect([...problemsOf(without, { sections })]).toEqual([["sections", expect.stringContaining("#choice")]]);
});
