import type { z } from "zod";
import {
  clientAddress,
  clientEmail,
  clientName,
  clientPhone,
} from "../../../../../contract/showrooms/clients.ts";

/** What a file says about somebody; the first of several values is the one that is kept. */
export interface ReadPerson {
  place: number;
  name: string;
  company: string;
  emails: readonly string[];
  phones: readonly string[];
  addresses: readonly string[];
}

/** The same as a client, with what does not come in and why; without a name nobody comes in. */
export interface ListPerson {
  place: number;
  full_name: string;
  email: string;
  phone: string;
  address: string;
  notes: string[];
}

/** Takes of a person what a client can have. */
export function listPerson(read: ReadPerson): ListPerson {
  const notes: string[] = [];
  const email = firstOf(read.emails, clientEmail, "email address", notes);
  const phone = firstOf(read.phones, clientPhone, "phone number", notes);
  const address = firstOf(read.addresses, clientAddress, "address", notes);
  const name = oneLine(read.name) || oneLine(read.company) || email;
  if (name.length > 120) notes.push("We shortened the name to 120 characters.");
  const full_name = clientName.safeParse(name.slice(0, 120)).data ?? "";
  if (full_name === "") notes.unshift("No name, company or email address.");
  return { place: read.place, full_name, email, phone, address, notes };
}

/** The first value that fits; notes the others. */
function firstOf(
  values: readonly string[],
  schema: z.ZodType<string>,
  what: string,
  notes: string[],
): string {
  let kept = "";
  for (const value of new Set(values.map(oneLine))) {
    if (value === "") continue;
    const fits = schema.safeParse(value);
    if (!fits.success) notes.push(`“${value.slice(0, 60)}”: skipped, because it isn't a valid ${what}.`);
    else if (kept === "") kept = fits.data;
    else notes.push(`“${value.slice(0, 60)}”: skipped, because a client can have only one ${what}.`);
  }
  return kept;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** By what two entries are the same person: the email address; without one, the name with the phone or the address. */
export function identityOf({
  full_name,
  email,
  phone,
  address,
}: Omit<ListPerson, "place" | "notes">): string {
  if (email) return email.toLowerCase();
  const digits = phone.replaceAll(/\D/g, "").replace(/^1(?=\d{10})/, "");
  return JSON.stringify([full_name.toLowerCase(), digits || address.toLowerCase()]);
}
