/** What a column of a vendor's file may hold. */
export type ImportField =
  | "sku"
  | "product"
  | "name"
  | "description"
  | "brand"
  | "category"
  | "unit"
  | "minimum"
  | "wholesale"
  | "list"
  | "box_sqft"
  | "pieces_per_box"
  | "size"
  | "width"
  | "length"
  | "thickness"
  | "finish"
  | "color"
  | "stock"
  | "lead_time"
  | "weight"
  | "freight"
  | "backorder"
  | "warranty";

/** Names under which vendors write a field, as `plainName` leaves them. */
const names: Record<ImportField, string> = {
  sku: "sku|item|itemnumber|itemno|itemcode|partnumber|partno|articlenumber|articleno|variantsku|upc",
  product: "productid|parent|parentid|parentsku|group|groupid|styleid|stylenumber",
  name: "name|product|productname|title|itemname|displayname",
  description: "description|longdescription|details|text|copy",
  brand: "brand|manufacturer|make|brandname",
  category: "category|categoryslug|department|type|producttype|categoryname",
  unit: "unit|uom|unitofmeasure|soldby|sellunit|sellingunit",
  minimum: "minimum|minimumunit|minqty|minimumquantity|minorder|moq",
  wholesale:
    "wholesale|wholesaleprice|price|cost|dealerprice|netprice|dealer|dealercost|unitcost|unitprice|yourprice",
  list: "list|listprice|msrp|retail|retailprice|rrp|map",
  box_sqft:
    "boxsqft|sqftperbox|sqftbox|sfperbox|sfbox|sfctn|sqftpercarton|cartonsqft|coverage|boxcoverage|coverageperbox",
  pieces_per_box: "piecesperbox|pcsperbox|pcbox|pcsbox|piecespercarton|pcspercarton|pcsctn|boxqty",
  size: "size|nominalsize|dimensions|dimension|sizein|nominal",
  width: "width|widthin|w|widthinches|actualwidth",
  length: "length|lengthin|height|heightin|l|h|lengthinches|actuallength",
  thickness: "thickness|thicknessin|thick|depth|depthin",
  finish: "finish|surface|surfacefinish",
  color: "color|colour|colorname|colourname",
  stock: "stock|onhand|qty|quantity|qtyonhand|available|inventory|stockqty|availableqty",
  lead_time: "leadtime|leadtimedays|leaddays|leadtimeindays|days|shipsin",
  weight: "weight|weightlb|weightlbs|lbs|unitweight|boxweight|shipweight|weightperbox",
  freight: "freight|isfreight|ltl|oversize|freightonly",
  backorder: "backorder|allowsbackorder|backorderable|allowbackorder",
  warranty: "warranty",
};

const fieldByName = new Map(
  Object.entries(names).flatMap(([field, all]) => all.split("|").map((name) => [name, field as ImportField])),
);

const fieldByKey = new Map(Object.keys(names).map((field) => [plainName(field), field as ImportField]));

export interface Columns {
  /** Place of each field's column. */
  fields: Map<ImportField, number>;
  /** Columns that hold an attribute of the catalogue, by its key. */
  attributes: Map<string, number>;
  /** Headers that nothing was made of. */
  ignored: string[];
}

interface Attribute {
  key: string;
  label: string;
}

/**
 * Tells what each column holds: by the caller's own map (header or its place from 1 → field or attribute), else
 * by the usual names, else by an attribute's key or label. Returns what is wrong as a sentence when the file
 * cannot be read so.
 */
export function readHeader(
  header: readonly string[],
  map: Readonly<Record<string, string>>,
  attributes: readonly Attribute[],
): Columns | string {
  const columns: Columns = { fields: new Map(), attributes: new Map(), ignored: [] };
  const unused = new Set(Object.keys(map));
  for (const [at, title] of header.entries()) {
    const asked = Object.keys(map).find(
      (name) => plainName(name) === plainName(title) || name === `#${at + 1}`,
    );
    if (asked !== undefined) unused.delete(asked);
    const meaning = plainName(asked === undefined ? title : map[asked]!);
    const field = (asked === undefined ? undefined : fieldByKey.get(meaning)) ?? fieldByName.get(meaning);
    const attribute = attributes.find(
      ({ key, label }) => meaning === plainName(key) || meaning === plainName(label),
    );
    if (field && !columns.fields.has(field)) columns.fields.set(field, at);
    else if (attribute && !field) columns.attributes.set(attribute.key, at);
    else if (asked !== undefined && !field) return `--map: there is no field "${map[asked]}" for "${title}".`;
    else columns.ignored.push(title);
  }
  if (unused.size > 0) return `--map: the file has no column "${[...unused][0]}".`;
  for (const field of ["name", "wholesale"] as const) {
    if (!columns.fields.has(field)) {
      return `The file has no column for the ${field}; its columns are ${header.join(", ")}. Name one with --map "Column=${field}".`;
    }
  }
  return columns;
}

/** A header without case, blanks, signs and what stands in brackets. */
function plainName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, "")
    .replaceAll(/[^a-z0-9#]/g, "");
}
