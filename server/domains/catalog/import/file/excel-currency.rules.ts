import { currencyWithin } from "../money.rules.ts";
import { attributeOf, placeOf } from "./excel-xml.rules.ts";

/**
 * Which columns of a sheet display their numbers with which currency: the symbol is only in the number format, never in
 * the value. Takes the workbook's styles and the sheet as XML.
 */
export function currenciesOfColumns(styles: string, sheet: string): Map<number, string> {
  const codes = new Map(
    Array.from(styles.matchAll(/<numFmt\b[^>]*>/g), ([text]) => [
      attributeOf(text, "numFmtId"),
      attributeOf(text, "formatCode").replaceAll("&quot;", '"'),
    ]),
  );
  const cellFormats = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? "";
  const byStyle = new Map<string, string>();
  for (const [at, [text]] of [...cellFormats.matchAll(/<xf\b[^>]*>/g)].entries()) {
    const currency = currencyOfFormat(codes.get(attributeOf(text, "numFmtId")) ?? "");
    if (currency) byStyle.set(String(at), currency);
  }
  const columns = new Map<number, string>();
  if (byStyle.size === 0) return columns;
  for (const [text, letters = ""] of sheet.matchAll(/<c\b[^>]*\br="([A-Z]+)\d+"[^>]*>/g)) {
    const currency = byStyle.get(attributeOf(text, "s"));
    // a currency other than dollars takes precedence
    if (currency && currency !== "USD" && currency !== "$") columns.set(placeOf(letters), currency);
    else if (currency && !columns.has(placeOf(letters))) columns.set(placeOf(letters), currency);
  }
  return columns;
}

/** Paths of the sheets in the package, in the workbook's order. */
export function sheetPaths(workbook: string, relations: string): string[] {
  const targets = new Map(
    Array.from(relations.matchAll(/<Relationship\b[^>]*>/g), ([text]) => [
      attributeOf(text, "Id"),
      attributeOf(text, "Target"),
    ]),
  );
  return Array.from(workbook.matchAll(/<sheet\b[^>]*>/g), ([text]) => {
    const target = targets.get(attributeOf(text, "r:id")) ?? "";
    return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  });
}

/** From a format such as `#,##0.00 [$€-407]`; its part for positive numbers counts. */
function currencyOfFormat(code: string): string | undefined {
  const positive = code.split(";")[0] ?? "";
  const locale = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(positive)?.[1];
  const quoted = [...positive.matchAll(/"([^"]*)"/g)].map(([, text]) => text).join(" ");
  return currencyWithin(locale ?? `${quoted} ${positive.replaceAll(/"[^"]*"|\\/g, "")}`)?.currency;
}
