import type { Draft } from "./edit.ts";

const parts: Readonly<Record<string, string>> = {
  title: "title",
  note: "note",
  qty: "quantity",
  unit: "unit",
  unit_price: "price",
  description: "description",
  choice: "one of several for",
  text: "text",
  label: "name",
  percent: "share",
  due_on: "day",
  milestone: "milestone",
};

const fields: Readonly<Record<string, string>> = {
  client: "Client",
  client_name: "Client's name",
  client_email: "Client's email",
  "content.title": "Title",
  "content.job_name": "Job name",
  "content.po_number": "PO number",
  "content.intro": "Introduction",
  "content.terms": "Terms",
  "content.valid_until": "Prices valid until",
  "content.address.street": "Street",
  "content.address.apartment": "Apartment",
  "content.address.city": "City",
  "content.address.state": "State",
  "content.address.zip_code": "ZIP code",
};

/** What a refused field of a proposal is of, in words: `content.sections.0.lines.1.qty` is `Floor, line 2, quantity`. */
export function refusedPart({ content }: Draft, field: string): string {
  if (Object.hasOwn(fields, field)) return fields[field]!;
  if (field.startsWith("content.deposit")) return "Deposit";
  const [list, at, ...rest] = field.replace(/^content\./, "").split(".");
  const last = rest.at(-1) ?? "";
  const part = Object.hasOwn(parts, last) ? [parts[last]!] : [];
  if (list === "schedule" && at !== undefined) {
    return [content.schedule[Number(at)]?.label || `Payment ${Number(at) + 1}`, ...part].join(", ");
  }
  if (list !== "sections" || at === undefined) return "";
  const section = content.sections[Number(at)]?.title || `Section ${Number(at) + 1}`;
  const line = rest[0] === "lines" && rest[1] !== undefined ? [`line ${Number(rest[1]) + 1}`] : [];
  return [section, ...line, ...part].join(", ");
}
