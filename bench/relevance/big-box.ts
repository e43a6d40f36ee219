import words from "../data/big-box/words.json" with { type: "json" };
import { storeProducts } from "./hardware-store.ts";
import type { Document, JudgedQuery } from "./judged.types.ts";
import { readTable } from "./read-table.ts";

// A third catalog, for queries that no title meets in full: what shoppers say for the thing, with a brand that does not
// make it, a word that only other titles have, a size that is not there, or a slip that some title shares.

interface Kind {
  department: string;
  names: readonly string[];
  noun: string;
  brands: readonly string[];
  versions: readonly string[];
  looks: readonly string[];
}

export interface BigBoxProduct extends Document {
  kind: string;
  department: string;
  version: string;
  look: string;
}

const series = "Marlow,Essen,Vesta,Ridgeline,Aria,Sutton,Alder,Beacon,Cove,Granite,Harlan,Juniper".split(",");
const split = (text = "", by: string): string[] => text.split(by).map((part) => part.trim());

const table: readonly Kind[] = readTable<keyof Kind>("big-box/kinds.csv").map(
  ({ department, names, noun, brands, versions, looks }) => ({
    department,
    names: split(names, ","),
    noun,
    brands: split(brands, ","),
    versions: split(versions, ";"),
    looks: split(looks, ";"),
  }),
);

const { additions, remarks, endings, parts } = words;
/** Titles that share a slip with those who type it. */
const slipped = words.slips.map(({ slip, right }) => [slip, right] as const);

const nothingElse = { vendor: "", categories: [], departments: [], traits: [], sizes: [], description: "" };

/** One of them for every so many products, in an order different from that of the kinds. */
const pick = (all: readonly string[], at: number, every: number): string =>
  at % every === 0 ? all[(at * 7 + Math.floor(at / 5)) % all.length]! : "";

export function bigBoxProducts(): BigBoxProduct[] {
  const products: BigBoxProduct[] = storeProducts().map((one) => ({
    ...one,
    id: `s${one.id}`,
    department: "",
    version: "",
    look: "",
  }));
  for (const { department, noun, brands, versions, looks } of table) {
    for (const brand of brands) {
      for (const part of parts) {
        const at = products.length;
        const name = `${brand} Replacement ${part} for ${noun}s`;
        if (at % 3 === 0)
          products.push({
            ...nothingElse,
            id: String(at),
            name,
            kind: "part",
            department,
            version: "",
            look: "",
            brand: "",
          });
        else
          products.push({
            ...nothingElse,
            id: String(at),
            name: `${brand} ${pick(remarks, at, 1)} ${noun.split(" ")[0]} ${part} ${pick(endings, at, 1)}`,
            kind: "part",
            department,
            version: "",
            look: "",
            brand: "",
          });
      }
      for (const version of versions) {
        for (const look of looks) {
          const at = products.length;
          const [slip, right] = slipped.find(([, word]) => noun.includes(word)) ?? [];
          const said = slip && at % 12 === 0 ? noun.replace(right!, slip) : noun;
          const before = [at % 3 === 0 && series[at % series.length], version, pick(remarks, at, 3)];
          const behind = [look && `in ${look}`, pick(endings, at, 2)];
          const name = [brand, ...before, said, ...behind].filter(Boolean).join(" ");
          products.push({
            id: String(at),
            name,
            kind: noun,
            department,
            version,
            look,
            brand: "",
            ...nothingElse,
          });
        }
      }
    }
  }
  return products;
}

type Grade = (product: BigBoxProduct) => number;

/** 3 with what else was asked for, 2 the thing, 1 something else of its department. */
const graded =
  (kind: Kind, wanted: (product: BigBoxProduct) => boolean = () => true): Grade =>
  (product) =>
    product.kind === kind.noun
      ? wanted(product)
        ? 3
        : 2
      : product.department === "" && product.name.includes(kind.noun)
        ? 2
        : 0;

/** The queries, every other one of which is held out from what the search was made by. */
export function bigBoxQueries(products: readonly BigBoxProduct[], isHeldOut: boolean): JudgedQuery[] {
  const queries = new Map<string, Grade>();
  for (const [at, kind] of table.entries())
    for (const [q, grade] of queriesOf(kind, at)) queries.set(q, grade);
  return [...queries]
    .filter((_, at) => (at % 2 === 1) === isHeldOut)
    .map(([q, grade]) => ({
      q,
      grades: new Map(products.flatMap((one) => (grade(one) > 0 ? [[one.id, grade(one)] as const] : []))),
    }));
}

function queriesOf(kind: Kind, at: number): [string, Grade][] {
  const { department, names, noun, brands, versions, looks } = kind;
  const other = table[(at + 17) % table.length]!.brands[0]!;
  const addition = (step: number) => additions[(at * 5 + step) % additions.length]!;
  const lower = noun.toLowerCase();
  const last = lower.split(" ").at(-1)!;
  const version = versions[at % versions.length]!;
  const look = looks[at % looks.length]!;
  const code = version.match(
    /\b(?:R-\d+|\d[\d,]*-PSI|[\d,]+ BTU|[\d.]+ GPF|[\d.]+-Light|[\d.]+ (?:CFM|HP|Amp|cu\. ft\.))/,
  )?.[0];
  const brandHere = brands[at % brands.length]!;
  const ofBrand = graded(kind, ({ name }) => name.startsWith(brandHere));
  const ofDepartment: Grade = (one) =>
    one.department !== department || one.kind === "part" ? 0 : one.name.startsWith(brandHere) ? 3 : 1;
  const ofLook = graded(kind, (one) => one.look === look);
  const all: [string, Grade][] = [
    ...names.flatMap((name, nth): [string, Grade][] => [
      [name, graded(kind)],
      [`${name} ${addition(nth)}`, graded(kind)],
      [`${brandHere} ${name}`.toLowerCase(), ofBrand],
    ]),
    [`${lower} ${addition(3)}`, graded(kind)],
    [`${addition(4)} ${lower}`, graded(kind)],
    [
      `${addition(6)} ${last} ${brandHere.toLowerCase()}`,
      (one) => (one.name.startsWith(brandHere) && one.kind === noun ? 3 : one.kind === noun ? 1 : 0),
    ],
    [`${other} ${lower}`.toLowerCase(), graded(kind)],
    [`${brandHere} ${department}`.toLowerCase(), ofDepartment],
  ];
  if (look)
    all.push(
      [`${look} ${names[0]!}`.toLowerCase(), ofLook],
      [`${lower} ${look} ${addition(7)}`.toLowerCase(), ofLook],
    );
  if (code) {
    const ofCode = graded(kind, (one) => one.version.includes(code));
    all.push(
      [`${code} ${addition(8)} ${last}`.toLowerCase(), ofCode],
      [`${code} ${names[0]!}`.toLowerCase(), ofCode],
    );
    const count = /^([2-6])-light$/i.exec(code)?.[1];
    if (count)
      all.push([`${["two", "three", "four", "five", "six"][Number(count) - 2]} light ${last}`, ofCode]);
  }
  const [slip] = slipped.find(([, right]) => noun.includes(right)) ?? [];
  if (slip)
    all.push(
      [`${slip} ${addition(9)}`.toLowerCase(), graded(kind)],
      [
        slip.toLowerCase(),
        (one) => (one.name.toLowerCase().includes(slippedFrom(slip)) || one.kind === noun ? 3 : 0),
      ],
    );
  const inches = /(\d\d) in\./.exec(version)?.[1];
  if (inches) all.push([`${inches}' ${lower}`, graded(kind, (one) => one.version.includes(`${inches} in.`))]);
  const [first, second, ...rest] = lower.split(" ");
  if (second && rest.length === 0) all.push([`${first}${second} ${addition(10)}`, graded(kind)]);
  return all;
}

const slippedFrom = (slip: string) => slipped.find(([one]) => one === slip)![1].toLowerCase();
