import { parseArgs } from "node:util";
import { unitMeanings } from "../../contract/catalog/unit-meanings.ts";
import { type ImportSettings, UnreadableFile } from "../../server/domains/catalog/import/index.ts";

export const usage = `npm run import -- FILE --vendor NAME [options]      FILE is CSV or Excel (.xlsx)

  --vendor NAME          whose list this is: a vendor's name or slug
  --map "COLUMN=FIELD"   what a column with an unusual name holds; "#3=FIELD" for the third column,
                         "COLUMN=ignore" for one to leave out; several, or separated by commas
  --price-per BASIS      what a price is for: unit (the selling unit), piece, dozen, box, sqft, linear_ft …
  --unit "THEIRS=UNIT"   what a unit of the list means, such as "CWT=hundred"; "CWT=leave_out" leaves its rows out.
                         Units: ${unitMeanings.join(", ")}
  --currency CODE        of prices that name none, such as EUR; dollars otherwise
  --rate CODE=DOLLARS    what one of a currency costs, such as EUR=1.08
  --lengths UNIT         of sizes that name none: in, ft, mm, cm, m
  --category SLUG        for rows whose category is not known
  --category-map "THEIRS=SLUG"   the shop's category for one of the vendor's; may be repeated
  --sheet NAME           of an Excel file; otherwise the one that looks most like a list
  --pictures FILE.zip    the pictures that the list names by file
  --withdraw-missing     takes off sale what the vendor's earlier lists had and this one does not
  --forget               leaves aside what was said at earlier imports of this vendor
  --apply                write without asking; otherwise the list is only checked, or asked for on a terminal
  --categories           FILE holds the marketplace's departments, categories and attributes (JSON); no --vendor
  --help                 this text

What is said is remembered for the vendor once a list is written. See docs/import.md.

Fields: sku product name description brand category unit minimum wholesale price_unit currency list box_sqft
pieces_per_box size width length height depth thickness finish color stock lead_time weight freight backorder
warranty picture, and every attribute of the catalog by its key or label.`;

export interface ImportOptions {
  path: string;
  vendor: string;
  /** A ZIP file. */
  pictures: string | undefined;
  settings: Partial<ImportSettings>;
  apply: boolean;
  withdrawsMissing: boolean;
  forget: boolean;
}

const bases = ["unit", ...unitMeanings] as const;
const meanings = [...unitMeanings, "leave_out"] as const;
const lengthUnits = ["in", "ft", "mm", "cm", "m"] as const;

/** Reads the command line; "help" when that is asked for, undefined when something is missing. Throws UnreadableFile. */
export function readOptions(args: string[]): ImportOptions | { categories: string } | "help" | undefined {
  const { positionals, values } = parse(args);
  if (values.help) return "help";
  const [path, ...more] = positionals;
  if (path && values.categories && more.length === 0) return { categories: path };
  if (!path || !values.vendor || more.length > 0) return undefined;
  const rates = pairsOf(values.rate, "--rate").map(([code, text]) => {
    const dollars = Number(text);
    if (!/^[a-z]{3}$/i.test(code) || !(dollars > 0)) {
      throw new UnreadableFile(`--rate: "${code}=${text}" is not of the form EUR=1.08.`);
    }
    return [code.toUpperCase(), dollars] as const;
  });
  return {
    path,
    vendor: values.vendor,
    pictures: values.pictures,
    apply: values.apply ?? false,
    withdrawsMissing: values["withdraw-missing"] ?? false,
    forget: values.forget ?? false,
    settings: {
      columns: pairsOf(
        values.map?.flatMap((text) => text.split(",")),
        "--map",
      ),
      categories: pairsOf(values["category-map"], "--category-map"),
      rates,
      category: values.category,
      currency: values.currency?.toUpperCase(),
      price_basis: oneOf(values["price-per"], bases, "--price-per"),
      length_unit: oneOf(values.lengths, lengthUnits, "--lengths"),
      units: pairsOf(values.unit, "--unit").map(
        ([theirs, meaning]) => [theirs, oneOf(meaning, meanings, "--unit")!] as const,
      ),
      sheet: values.sheet,
    },
  };
}

function pairsOf(texts: readonly string[] = [], option: string): [string, string][] {
  return texts
    .filter((text) => text.trim() !== "")
    .map((text) => {
      const at = text.lastIndexOf("=");
      const [left, right] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()];
      if (!left || !right) throw new UnreadableFile(`${option}: "${text}" is not of the form name=value.`);
      return [left, right];
    });
}

function oneOf<Choice extends string>(
  text: string | undefined,
  choices: readonly Choice[],
  option: string,
): Choice | undefined {
  const found = choices.find((choice) => choice === text?.toLowerCase());
  if (text !== undefined && !found) throw new UnreadableFile(`${option} is one of ${choices.join(", ")}.`);
  return found;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        vendor: { type: "string" },
        map: { type: "string", multiple: true },
        "price-per": { type: "string" },
        currency: { type: "string" },
        rate: { type: "string", multiple: true },
        lengths: { type: "string" },
        category: { type: "string" },
        "category-map": { type: "string", multiple: true },
        unit: { type: "string", multiple: true },
        sheet: { type: "string" },
        pictures: { type: "string" },
        "withdraw-missing": { type: "boolean" },
        forget: { type: "boolean" },
        apply: { type: "boolean" },
        categories: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UnreadableFile(`${(error as Error).message.split(". ")[0]}. Try: npm run import -- --help`);
  }
}
