import { format, isDateFormat } from "numfmt";
import { attributeOf, placeOf } from "./excel-xml.rules.ts";

/** The number formats of a workbook's styles, by the number that a cell names; none for `General`. */
function formatsOf(styles: string): Map<string, string> {
  const codes = new Map(
    Array.from(styles.matchAll(/<numFmt\b[^>]*>/g), ([text]) => [
      attributeOf(text, "numFmtId"),
      decoded(attributeOf(text, "formatCode")),
    ]),
  );
  const cellFormats = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? "";
  const formats = new Map<string, string>();
  for (const [at, [text]] of [...cellFormats.matchAll(/<xf\b[^>]*>/g)].entries()) {
    const id = attributeOf(text, "numFmtId");
    const code = codes.get(id) ?? builtIn.get(id);
    if (code && !/^(general|@)$/i.test(code)) formats.set(String(at), code);
  }
  return formats;
}

/** The formats that a workbook names by number alone (ECMA-376, 18.8.30); those of dates are read as dates. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ["1", "0"],
  ["2", "0.00"],
  ["3", "#,##0"],
  ["4", "#,##0.00"],
  ["9", "0%"],
  ["10", "0.00%"],
  ["12", "# ?/?"],
  ["13", "# ??/??"],
  ["16", "d-mmm"],
  ["37", "#,##0 ;(#,##0)"],
  ["38", "#,##0 ;(#,##0)"],
  ["39", "#,##0.00;(#,##0.00)"],
  ["40", "#,##0.00;(#,##0.00)"],
]);

const decoded = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/**
 * What Excel shows in the number cells that have a format, by row and column from 0: 00017 where the file has 17. Takes
 * the workbook's styles and the sheet as XML.
 */
export function shownCells(styles: string, sheet: string): Map<number, Map<number, string>> {
  const formats = formatsOf(styles);
  const shown = new Map<number, Map<number, string>>();
  if (formats.size === 0) return shown;
  for (const [, tag = "", value = ""] of sheet.matchAll(
    /(<c\b[^>]*>)\s*(?:<f\b[^>]*?(?:\/>|>[^<]*<\/f>)\s*)?<v[^>]*>([^<]*)<\/v>/g,
  )) {
    const code = formats.get(attributeOf(tag, "s"));
    const type = attributeOf(tag, "t");
    if (!code || (type !== "" && type !== "n")) continue;
    const text = shownAs(code, Number(value));
    const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(attributeOf(tag, "r")) ?? [];
    if (text === undefined || !letters) continue;
    const cells = shown.get(Number(row) - 1) ?? new Map<number, string>();
    shown.set(Number(row) - 1, cells.set(placeOf(letters), text));
  }
  return shown;
}

/** A number in a format; undefined if the number itself says more, as with exponents and whole dates. */
function shownAs(code: string, number: number): string | undefined {
  if (!Number.isFinite(number) || /e[+-]/i.test(code)) return undefined;
  // a date with its year is read as such; "1/2" was typed as a size and became a day
  if (isDateFormat(code) && /y/i.test(code)) return undefined;
  try {
    const text = format(code, number).trim();
    // accountants write (5) for -5; the commas between thousands are only shown
    return text.replace(/^\((.*)\)$/, "-$1").replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "");
  } catch {
    return undefined;
  }
}
