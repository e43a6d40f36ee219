import { strToU8, zipSync } from "fflate";

/** A cell's text or number; a number may have a currency format. */
export type WorkbookCell = string | number | { number: number; format: string };

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A minimal Excel file with these sheets. */
export function workbook(sheets: ReadonlyMap<string, readonly (readonly WorkbookCell[])[]>): Buffer {
  const formats: string[] = [];
  const names = [...sheets.keys()];
  const parts = new Map<string, string>();
  for (const [at, rows] of [...sheets.values()].entries()) {
    const lines = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column, formats)).join("")}</row>`,
    );
    parts.set(
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet ${main}><sheetData>${lines.join("")}</sheetData></worksheet>`,
    );
  }
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const xfs = formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`);
  parts.set(
    "xl/styles.xml",
    `<styleSheet ${main}><numFmts>${numFmts.join("")}</numFmts><cellXfs><xf numFmtId="0"/>${xfs.join("")}</cellXfs></styleSheet>`,
  );
  parts.set(
    "xl/workbook.xml",
    `<workbook ${main} xmlns:r="${relation}"><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
  );
  const relations = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  parts.set(
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${packaged}/relationships">${relations.join("")}<Relationship Id="rIdS" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
  );
  parts.set(
    "_rels/.rels",
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  parts.set(
    "[Content_Types].xml",
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  );
  const files = Object.fromEntries(
    Array.from(parts, ([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)]),
  );
  return Buffer.from(zipSync(files));
}

function cellXml(cell: WorkbookCell, row: number, column: number, formats: string[]): string {
  const place = `${String.fromCharCode(65 + column)}${row + 1}`;
  if (cell === "") return "";
  if (typeof cell === "string") return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (!formats.includes(cell.format)) formats.push(cell.format);
  return `<c r="${place}" s="${formats.indexOf(cell.format) + 1}"><v>${cell.number}</v></c>`;
}
