import pg from "pg";

type Read = (text: string) => unknown;

const listOfTexts = pg.types.getTypeParser(1009 as never) as (text: string) => (string | null)[];
const listOf = (read: Read) => (text: string) =>
  listOfTexts(text).map((entry) => (entry === null ? null : read(entry)));
const asDate: Read = (text) => new Date(text);
const asText: Read = (text) => text;

/** By PostgreSQL type id. Other types are parsed as the driver does. */
const readers = new Map<number, Read>([
  // int8 becomes a number: cents and row ids stay far below 2^53
  [20, Number],
  [1016, listOf(Number)],
  // date, timestamp, timestamptz; a date is its midnight in UTC
  [1082, asDate],
  [1114, asDate],
  [1184, asDate],
  [1182, listOf(asDate)],
  [1115, listOf(asDate)],
  [1185, listOf(asDate)],
  // numeric stays exact, single and in arrays
  [1231, listOf(asText)],
  [1186, asText],
]);

/** Type parsers for the driver's `types`. */
export const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && readers.get(oid)) || pg.types.getTypeParser(oid, format as "text"),
};
