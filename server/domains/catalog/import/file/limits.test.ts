import { unzipSync, zipSync } from "fflate";
import { expect, it } from "vitest";
import { workbook } from "../workbook.test-support.ts";
import type { FileRow } from "./sheet.rules.ts";
import { readSheets } from "./sheets.flow.ts";

async function read(name: string, bytes: Uint8Array): Promise<FileRow[]> {
  const { sheets } = await readSheets({ name, bytes });
  const rows: FileRow[] = [];
  for (const sheet of sheets) for await (const row of sheet.rows) rows.push(row);
  return rows;
}
const csv = (text: string) => read("list.csv", new TextEncoder().encode(text));

it("a list with far too many columns is refused, empty ones at the end are not counted", async () => {
  await expect(csv(`SKU,Name${",x".repeat(399_998)}\n`)).rejects.toThrow(
    "The list has 400,000 columns. The limit is 1,000.",
  );
  expect(await csv(`SKU,Name${",".repeat(16_000)}\nA-1,Alba${",".repeat(16_000)}`)).toMatchObject([
    { cells: expect.arrayContaining(["SKU", "Name"]) },
    { cells: expect.arrayContaining(["A-1", "Alba"]) },
  ]);
});

const list = () =>
  workbook(
    new Map([
      [
        "Prices",
        [
          ["SKU", "Name"],
          ["A-1", "Alba"],
        ],
      ],
    ]),
  );
function changed(part: string, change: (text: string) => string | Uint8Array): Uint8Array {
  const parts = unzipSync(list());
  const now = change(new TextDecoder().decode(parts[part]));
  return zipSync(
    { ...parts, [part]: typeof now === "string" ? new TextEncoder().encode(now) : now },
    { level: 9 },
  );
}
const sheet = "xl/worksheets/sheet1.xml";

it("a workbook that unpacks to far more than it weighs is refused while it is unpacked", async () => {
  const bomb = changed(sheet, (text) =>
    text.replace("</worksheet>", `${" ".repeat(120_000_000)}</worksheet>`),
  );
  expect(bomb.length).toBeLessThan(300_000);
  await expect(read("list.xlsx", bomb)).rejects.toThrow("is too large when unpacked");
  // what the archive says of the size does not help it
  const lying = new Uint8Array(bomb);
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 100_000_000)
      view.setUint32(at + 24, 1000, true);
  }
  await expect(read("list.xlsx", lying)).rejects.toThrow(/damaged|unpacks to far more/);
});

it("a workbook whose last cell is far away is refused", async () => {
  const cell = (place: string) =>
    `<row r="9"><c r="${place}" t="inlineStr"><is><t>x</t></is></c></row></sheetData>`;
  const far = changed(sheet, (text) => text.replace("</sheetData>", cell("XFD9")));
  await expect(read("list.xlsx", far)).rejects.toThrow("The list has 16,384 columns.");
  const long = changed(sheet, (text) =>
    text.replace("</sheetData>", '<row r="900000000"></row></sheetData>'),
  );
  await expect(read("list.xlsx", long)).rejects.toThrow("damaged");
  expect(await read("list.xlsx", list())).toMatchObject([
    { cells: ["SKU", "Name"] },
    { cells: ["A-1", "Alba"] },
  ]);
});

it("large pictures in a workbook are not unpacked", async () => {
  const parts = unzipSync(list());
  const picture = new Uint8Array(60_000_000);
  const file = zipSync({ ...parts, "xl/media/image1.bmp": [picture, { level: 9 }] });
  expect(await read("list.xlsx", file)).toHaveLength(2);
});
