import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { Columns } from "./columns.rules.ts";
import type { ImportField } from "./columns.ts";
import type { Facts } from "./facts.rules.ts";
import { readFreightClass } from "./freight.rules.ts";
import { readInches } from "./lengths.rules.ts";
import { type Money, readMoney } from "./money.rules.ts";
import { readNumber } from "./numbers.rules.ts";
import type { ProblemKind, RowProblem } from "./problems.rules.ts";
import { isShortenedNumber } from "./texts.rules.ts";
import {
  factsOf,
  type Measure,
  measureNamed,
  poundsPer,
  type UnitMeaning,
  weightUnitNamed,
} from "./units.rules.ts";

type Complaint = Pick<RowProblem, "field" | "kind" | "level" | "message" | "value">;

/** What people write for "no value". */
const nothing = /^(n\/?a|-+|–|—|tbd|none|null)$/i;

/** Reads the cells of one row by field, and collects problems. */
export class CellReader {
  readonly complaints: Complaint[] = [];
  #cells: readonly string[];
  #columns: Columns;
  #facts: Facts;

  constructor(cells: readonly string[], columns: Columns, facts: Facts) {
    this.#cells = cells;
    this.#columns = columns;
    this.#facts = facts;
  }

  get hasErrors(): boolean {
    return this.complaints.some(({ level }) => level === "error");
  }

  complain(field: string, kind: ProblemKind, message: string, value?: string): void {
    this.complaints.push({ field, kind, level: "error", message, ...(value && { value }) });
  }

  warn(field: string, kind: ProblemKind, message: string, value?: string): void {
    this.complaints.push({ field, kind, level: "warning", message, ...(value && { value }) });
  }

  /** Empty if the column or its content is missing. */
  text(field: ImportField, most: number): string {
    const text = this.at(this.#columns.fields.get(field)?.at);
    if (text.length > most) this.complain(field, "too_long", `Shorten this to ${most} characters.`);
    return text;
  }

  at(place: number | undefined): string {
    return place === undefined ? "" : (this.#cells[place] ?? "").replaceAll("\0", "").trim();
  }

  /** A number or name that identifies something; one shortened by a spreadsheet is refused. */
  identifier(field: ImportField, most: number): string {
    const text = this.text(field, most);
    if (isShortenedNumber(text)) {
      const message = `"${text}" is a long number that a spreadsheet has shortened; its last digits are lost. Format the column as text and export the list again.`;
      this.complain(field, "lost_digits", message);
    }
    return text;
  }

  number(field: ImportField, above: number, most: number, reading = this.#plain): number | undefined {
    const text = this.text(field, 60);
    if (!text || nothing.test(text)) return undefined;
    const before = this.complaints.length;
    const number = reading(text);
    if (number !== null && number > above && number <= most) return number;
    if (this.complaints.length > before) return undefined;
    this.complain(field, "not_a_number", `"${text}" isn't a number above ${above}.`);
    return undefined;
  }

  whole(field: ImportField, least: number, most: number): number | undefined {
    const number = this.number(field, least - 1, most);
    if (number === undefined || Number.isInteger(number)) return number;
    this.complain(field, "not_a_number", `"${this.text(field, 60)}" isn't a whole number.`);
    return undefined;
  }

  /**
   * What is in stock, with its unit if the cell or the header names one. "Out of stock" and negative numbers are 0. "In
   * stock" and the like are no number: a warning, and the stock stays as it is.
   */
  stock(): { amount: number; measure: Measure | undefined } | undefined {
    const text = this.text("stock", 60);
    const [, amount = text, word = ""] = /^([\d.,\s]*\d\+?)\s*([a-z][a-z0-9.²]*)$/i.exec(text) ?? [];
    const basis = this.#columns.fields.get("stock")?.basis;
    const measure = measureNamed(word) ?? (basis && { basis, per: 1 });
    if (/^(out( of stock)?|sold out|no(ne)?|n)$/i.test(text) || /^-\d+$/.test(text))
      return { amount: 0, measure };
    if (/^(in( stock)?|yes|y|available|call.*)$/i.test(text)) {
      this.warn("stock", "stock_in_words", `"${text}" says no number; the stock stays as it is.`);
      return undefined;
    }
    const number = this.number("stock", -1, 100_000_000, () => this.#plain(amount));
    return number === undefined ? undefined : { amount: number, measure };
  }

  /**
   * What a box holds, in square feet, feet or pieces: `15.5`, `1.44 m²`, `2 DZ`, `8 pcs/ctn`. A bare number is in the
   * unit of the header.
   */
  content(field: "box_sqft" | "box_feet" | "pieces_per_box"): number | undefined {
    const of = field === "box_sqft" ? "sqft" : field === "box_feet" ? "linear_ft" : "piece";
    const number = this.number(field, 0, 100_000, (text) => {
      const [, amount = text, word = ""] = /^([\d.,\s]*\d)\s*([a-z/][a-z0-9.\s/²]*)?$/i.exec(text) ?? [];
      const [unit = ""] = word.split(/\s*(?:\/|\bper\b)\s*/i);
      const value = this.#plain(amount);
      if (value === null) return null;
      const factor = unit === "" ? this.#facts.content.get(field) : this.#contentOf(field, of, unit);
      return factor === undefined ? null : Math.round(value * factor * 100) / 100;
    });
    if (number === undefined || of !== "piece" || Number.isInteger(number)) return number;
    this.complain(field, "not_a_number", `"${this.text(field, 60)}" isn't a whole number of pieces.`);
    return undefined;
  }

  #contentOf(field: string, of: UnitMeaning, word: string): number | undefined {
    const measure = this.unit(field, word);
    if (!measure || measure.basis === "unit") return undefined;
    const facts = factsOf(measure.basis);
    return facts.of === of ? facts.count * measure.per : undefined;
  }

  /** What a unit means. An unknown unit is a problem of the row, and becomes a question to the vendor. */
  unit(field: string, word: string, named = measureNamed): Measure | undefined {
    const said = this.#facts.units.get(word.toLowerCase());
    if (said === "leave_out") {
      this.complain(field, "left_out_unit", `You chose to skip rows with the unit "${word}".`);
      return undefined;
    }
    const measure = said ? { basis: said, per: 1 } : named(word);
    const isWord = /^[\p{L}\p{N}][\p{L}\p{N}\p{P}\p{S} ]{0,39}$/u.test(word);
    if (!measure && isWord) this.complain(field, "unknown_unit", `"${word}" isn't a unit we know.`, word);
    else if (!measure)
      this.complain(field, "not_a_unit", `"${word}" isn't a unit. Use a unit such as EA, CTN or SF.`);
    return measure;
  }

  /** Pounds; exports have zero if no weight was entered. */
  pounds(): number | undefined {
    const number = this.number("weight", -1, 1_000_000_000, (text) => {
      const [, amount = text, unit = ""] = /^([\d.,\s]+?)\s*([a-z#]+\.?)$/i.exec(text) ?? [];
      const named = unit === "" ? this.#facts.weight : weightUnitNamed(unit);
      const value = this.#plain(amount);
      return value === null || value < 0 || !named ? null : value * poundsPer.get(named)!;
    });
    return number ? Math.round(number * 1000) / 1000 || undefined : undefined;
  }

  /** Days from `5`, `3-5 days`, `ships in 2 weeks`; the longer end of a range. */
  days(): number | undefined {
    return this.number("lead_time", -1, 1000, (text) => {
      const [, amount = text, unit = ""] =
        /^(?:[a-z ]+\s)?(?:\d+\s*(?:-|–|to)\s*)?(\d+)\s*((?:business\s+)?days?|weeks?|wks?)?$/i.exec(text) ??
        [];
      const number = this.#plain(amount);
      return number === null ? null : /^w/i.test(unit) ? number * 7 : number;
    });
  }

  money(field: "wholesale" | "list"): Money | undefined {
    const text = this.text(field, 60);
    if (!text || (field === "list" && nothing.test(text))) return undefined;
    const money = readMoney(text, this.#facts.decimal);
    if (money && money.amount > 0) return money;
    if (field === "list" && money?.amount === 0) return undefined;
    this.complain(field, "not_a_price", `"${text}" isn't a price above zero.`);
    return undefined;
  }

  inches(field: "width" | "length" | "height" | "depth" | "thickness"): number | undefined {
    const text = this.text(field, 60);
    if (!text || nothing.test(text) || /^0+([.,]0+)?$/.test(text)) return undefined;
    const inches = readInches(text, this.#facts.decimal, this.#facts.lengths.get(field));
    if (inches === null)
      this.complain(field, "not_a_length", `"${text}" isn't a length such as 12, 3/8 or 9 mm.`);
    return inches ?? undefined;
  }

  freight(): FreightClass | undefined {
    const text = this.text("freight", 60);
    if (!text) return undefined;
    const freight = readFreightClass(text);
    if (freight === null) {
      const message = `"${text}" isn't a freight class. Use parcel, oversize, freight or an NMFC class such as 70.`;
      this.complain("freight", "not_a_freight_class", message);
    }
    return freight ?? undefined;
  }

  yes(field: ImportField): boolean | undefined {
    const text = this.text(field, 20);
    if (!text) return undefined;
    if (/^(y|yes|true|1|x|continue)$/i.test(text)) return true;
    if (/^(n|no|false|0|-|deny)$/i.test(text)) return false;
    this.complain(field, "not_yes_or_no", `"${text}" isn't yes or no.`);
    return undefined;
  }

  /** `>100` and `100+` are at least a hundred. */
  #plain = (text: string): number | null =>
    readNumber(text.replace(/^\s*[>≥]|\+\s*$/g, ""), this.#facts.decimal);
}
