import type { Cents } from "./money.ts";

/** Who sends an ACH file: the marketplace, at its own bank. */
export interface AchOrigin {
  /** The routing number of the bank that takes the file. */
  bank_routing: string;
  bank_name: string;
  company_name: string;
  /** Ten characters that the bank has given, often 1 and the employer number. */
  company_id: string;
}

export interface AchCredit {
  name: string;
  account_type: "checking" | "savings";
  routing_number: string;
  account_number: string;
  amount_cents: Cents;
  /** What the payee's bank shows as reference, at most 15 characters. */
  reference: string;
}

export interface AchFile {
  /** The date and time of making, as YYYY-MM-DD and HHMM. */
  made_on: string;
  made_time: string;
  /** Tells the files of one day apart: A to Z, 0 to 9. */
  modifier: string;
  effective_on: string;
  batch_number: number;
  credits: readonly AchCredit[];
}

/** The most that one entry can carry. */
export const mostAchCents: Cents = 9_999_999_999;

const lineLength = 94;
const linesInBlock = 10;
/** Credits alone. */
const serviceClass = "220";
const creditCodes = { checking: "22", savings: "32" } as const;

/**
 * Writes an ACH file of corporate credits (CCD) by the Nacha Operating Rules: records of 94 characters in blocks of
 * ten, one batch. The numbers of its entries are their place, from 1. Throws RangeError for an empty file, and for an
 * amount that no entry can carry.
 */
export function nachaFile(origin: AchOrigin, file: AchFile): string {
  if (file.credits.length === 0) throw new RangeError("an ACH file has at least one entry");
  const odfi = origin.bank_routing.slice(0, 8);
  const entries = file.credits.map((credit, index) => entryLine(credit, odfi, index + 1));
  const sums = controlSums(file.credits);
  const batch = digits(file.batch_number, 7);
  const lines = [
    fileHeader(origin, file),
    batchHeader(origin, file, odfi, batch),
    ...entries,
    `8${serviceClass}${digits(entries.length, 6)}${sums}${text(origin.company_id, 10)}${blank(25)}${odfi}${batch}`,
  ];
  const blocks = Math.ceil((lines.length + 1) / linesInBlock);
  lines.push(`9${digits(1, 6)}${digits(blocks, 6)}${digits(entries.length, 8)}${sums}${blank(39)}`);
  while (lines.length % linesInBlock > 0) lines.push("9".repeat(lineLength));
  return `${lines.join("\r\n")}\r\n`;
}

function fileHeader({ bank_routing, bank_name, company_name, company_id }: AchOrigin, file: AchFile): string {
  const day = shortDay(file.made_on);
  const ids = ` ${bank_routing}${text(company_id, 10)}`;
  const names = `${text(bank_name, 23)}${text(company_name, 23)}`;
  return `101${ids}${day}${file.made_time}${file.modifier}094101${names}${blank(8)}`;
}

function batchHeader(origin: AchOrigin, file: AchFile, odfi: string, batch: string): string {
  const company = `${text(origin.company_name, 16)}${blank(20)}${text(origin.company_id, 10)}`;
  const days = `${shortDay(file.made_on)}${shortDay(file.effective_on)}${blank(3)}`;
  return `5${serviceClass}${company}CCD${text("PAYOUT", 10)}${days}1${odfi}${batch}`;
}

function entryLine(credit: AchCredit, odfi: string, place: number): string {
  const { account_type, routing_number, account_number, amount_cents, reference, name } = credit;
  if (!Number.isInteger(amount_cents) || amount_cents <= 0 || amount_cents > mostAchCents) {
    throw new RangeError(`no ACH entry can carry ${amount_cents} cents`);
  }
  const to = `6${creditCodes[account_type]}${routing_number}${account_number.padEnd(17)}`;
  return `${to}${digits(amount_cents, 10)}${text(reference, 15)}${text(name, 22)}${blank(2)}0${odfi}${digits(place, 7)}`;
}

/** Entry hash, total debits and total credits, as both control records have them. */
function controlSums(credits: readonly AchCredit[]): string {
  const hash = credits.reduce((sum, { routing_number }) => sum + Number(routing_number.slice(0, 8)), 0);
  const total = credits.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return `${digits(hash % 10_000_000_000, 10)}${digits(0, 12)}${digits(total, 12)}`;
}

const blank = (length: number): string => " ".repeat(length);
const digits = (value: number, length: number): string => String(value).padStart(length, "0");
const shortDay = (day: string): string => day.slice(2).replaceAll("-", "");

/** Banks read capital letters, digits and a few marks; whatever else stands in a name is left out. */
const text = (value: string, length: number): string =>
  value
    .normalize("NFKD")
    .replaceAll(/[^\x20-\x7e]/g, "")
    .toUpperCase()
    .slice(0, length)
    .padEnd(length);
