import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pdfCopies, pdfText } from "../../tests/support/pdf-text.ts";
import { sharedData } from "../../tests/support/shared-data.ts";
import { drawPaper } from "./paper.ts";

const silent = { warn: () => undefined };
const paperWith = (lines: readonly string[]) => ({
  sender: "Ōtani & Søn",
  color: "",
  title: "Invoice",
  notes: [],
  footer: "Ōtani & Søn",
  blocks: [{ kind: "facts" as const, columns: [{ title: "Ship to", lines }] }],
});
const draw = (lines: readonly string[]) => drawPaper(paperWith(lines), silent);

/** Letters as they are drawn, whatever their order in the line. */
const letters = (text: string) => [...text.normalize("NFC").replaceAll(/\s/g, "")].sort().join("");

const names = [
  "Dvořák, Bölükbaşı, Nguyễn Văn Ánh, Þórðarson",
  "Щербаков Юрий, Παπαδόπουλος, Հայկ Պետրոսյան, ქეთევან",
  "李小龍 陈伟 佐藤さくら キム 김민준",
  "สมชาย ใจดี",
  "24″ × 1⅜ in, № 7, ½ box, 12 m², € 5 £ 3, Grip™ ®, 90°, − 4 – 5 — …",
];

it.each(names)("draws every letter: %s", async (name) => {
  const pieces = pdfText(await draw([name])).split("\n");
  const [from, to] = [pieces.indexOf("Ship to") + 1, pieces.length - 2];
  expect(letters(pieces.slice(from, to).join(""))).toBe(letters(name));
});

it("draws Arabic and Hebrew from right to left, and keeps their order for copying", async () => {
  const bytes = await draw(["Attn: ليلى حداد", "Gate: שער 12 (ב)"]);
  const turned = (word: string) => [...word].reverse().join("");
  const pieces = pdfText(bytes).split("\n");
  expect(pieces).toContain(`Attn: ${turned("ليلى حداد")}`);
  expect(pieces).toContain(`Gate: (ב) 12 ${turned("שער")}`);
  expect(pdfCopies(bytes)).toEqual(expect.arrayContaining(["Attn: ليلى حداد", "Gate: שער 12 (ב)"]));
});

it("shows and logs what no font has", async () => {
  const logged: object[] = [];
  const bytes = await drawPaper(paperWith(["Ann \u{1F3E0} Lee"]), { warn: (about) => logged.push(about) });
  expect(pdfText(bytes)).toContain("Ann \ufffd Lee");
  expect(logged).toEqual([{ title: "Invoice, Ōtani & Søn", characters: ["U+1F3E0"] }]);
});

const example = sharedData("cases/p05-pdf-names.json");
it.skipIf(!example)("draws the address of the shared case", async () => {
  const { address } = JSON.parse(readFileSync(example!, "utf8")) as { address: Record<string, string> };
  const lines = Object.values(address);
  const text = pdfText(await draw(lines));
  for (const character of new Set(lines.join("").replaceAll(" ", ""))) expect(text).toContain(character);
});
