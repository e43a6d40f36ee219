import type { ReadPerson } from "./list-person.rules.ts";

type Field =
  | "name"
  | "given"
  | "middle"
  | "family"
  | "company"
  | "email"
  | "phone"
  | "address"
  | "street"
  | "extended"
  | "city"
  | "state"
  | "zip";

/**
 * Names of columns as Google, Outlook, Apple and people write them, in lowercase with single spaces. `(1)` is the group
 * that tells the parts of several addresses apart.
 */
const spellings: readonly (readonly [Field, RegExp])[] = [
  ["given", /^(first|given|fore) ?names?$|^first$/],
  ["middle", /^(middle|additional) names?$/],
  ["family", /^(last|family) ?name$|^surname$|^last$/],
  [
    "name",
    /^((full|display|contact|client|customer) )?name$|^(client|customer|contact|homeowner)s?$|^name \(.*\)$/,
  ],
  ["company", /^(company|organi[sz]ation|business)( name| 1 name)?$/],
  ["email", /^((home|work|primary|personal|other) )?e ?mails?( address(es)?)?( \d)?( value| address)?$/],
  [
    "phone",
    /^((home|work|business|primary|mobile|cell|main|other|car) )?(tele)?phones?( number)?( \d)?( value| number)?$|^(mobile|cell|tel)( number)?$/,
  ],
  [
    "street",
    /^((?:home |business |work |mailing |job |address )?(?:address )?(?:\d )?)street( address| 1)?$/,
  ],
  ["street", /^((?:home |business |work )?)address line 1$/],
  [
    "extended",
    /^((?:home |business |work )?(?:address )?(?:\d )?)(street 2|extended address|address line 2|apartment|unit|suite)$/,
  ],
  ["city", /^((?:home |business |work |mailing |job )?(?:address )?(?:\d )?)(city|town|locality)$/],
  ["state", /^((?:home |business |work |mailing |job )?(?:address )?(?:\d )?)(state|region|province)$/],
  ["zip", /^((?:home |business |work |mailing |job )?(?:address )?(?:\d )?)(zip|postal|post)( ?code)?$/],
  ["address", /^((home|work|business|mailing|job|job site|site|street) )?address( \d)?( formatted)?$/],
];

interface Column {
  field: Field;
  /** Of the parts of one address. */
  group: string;
  index: number;
}

export interface Columns {
  known: readonly Column[];
  /** Names of columns that nothing is taken from. */
  unread: readonly string[];
}

/** Recognizes the columns of a header; undefined if nothing in it names a person. */
export function columnsOf(header: readonly string[]): Columns | undefined {
  const known: Column[] = [];
  const unread: string[] = [];
  for (const [index, title] of header.entries()) {
    const column = columnOf(title, index);
    if (column) known.push(column);
    else if (title.trim()) unread.push(title.trim());
  }
  const names = new Set<Field>(["name", "given", "family", "company", "email"]);
  return known.some(({ field }) => names.has(field)) ? { known, unread } : undefined;
}

function columnOf(title: string, index: number): Column | undefined {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  for (const [field, spelling] of spellings) {
    const found = spelling.exec(name);
    if (found) return { field, index, group: (found[1] ?? "").replace("address", "").trim() };
  }
  return undefined;
}

/** Somebody in a row of the table. */
export function personIn(cells: readonly string[], { known }: Columns, place: number): ReadPerson {
  const valuesOf = (field: Field): string[] =>
    known
      .filter((column) => column.field === field)
      .flatMap(({ index }) => (cells[index] ?? "").split(" ::: "))
      .map((value) => value.trim())
      .filter((value) => value !== "");
  const [whole] = valuesOf("name");
  const parts = [valuesOf("given")[0], valuesOf("middle")[0], valuesOf("family")[0]];
  return {
    place,
    name: whole ?? parts.filter(Boolean).join(" "),
    company: valuesOf("company")[0] ?? "",
    emails: valuesOf("email"),
    phones: valuesOf("phone"),
    addresses: addressesIn(cells, known, valuesOf("address")),
  };
}

/** Addresses put together from their parts; a whole one counts where there are no parts. */
function addressesIn(cells: readonly string[], known: readonly Column[], whole: string[]): string[] {
  const groups = new Set(
    known.filter(({ field }) => field === "street" || field === "city").map(({ group }) => group),
  );
  const built = [...groups].flatMap((group) => {
    const part = (field: Field) =>
      (
        cells[known.find((column) => column.field === field && column.group === group)?.index ?? -1] ?? ""
      ).trim();
    // a table with one column "Address" beside City and State means the street by it
    const street = part("street") || (groups.size === 1 ? (whole[0] ?? "") : "");
    const text = [street, part("extended"), part("city"), `${part("state")} ${part("zip")}`.trim()]
      .filter(Boolean)
      .join(", ");
    return text ? [text] : [];
  });
  return built.length > 0 ? built : whole;
}
