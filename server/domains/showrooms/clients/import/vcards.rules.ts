import type { ReadPerson } from "./list-person.rules.ts";

interface Property {
  name: string;
  isPreferred: boolean;
  value: string;
}

/** Reads the cards of a vCard file, versions 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350). */
export function readVcards(text: string): ReadPerson[] {
  const people: ReadPerson[] = [];
  let card: Property[] | undefined;
  for (const line of unfolded(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    const isMark = property.value.trim().toUpperCase() === "VCARD";
    if (property.name === "BEGIN" && isMark) card = [];
    else if (property.name === "END" && isMark && card) {
      people.push(personOf(card, people.length + 1));
      card = undefined;
    } else card?.push(property);
  }
  return people;
}

/** A line goes on after a line break and a space; in quoted-printable after an equals sign at its end. */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  let isQuoted = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = lines.length - 1;
    if (last >= 0 && isQuoted && lines[last]!.endsWith("=")) {
      lines[last] = lines[last]!.slice(0, -1) + line;
    } else if (last >= 0 && /^[ \t]/.test(line)) {
      lines[last] += line.slice(1);
    } else {
      lines.push(line);
      isQuoted = /^[^:]*quoted-printable/i.test(line);
    }
  }
  return lines;
}

/** `item1.EMAIL;TYPE=home,pref:ada@example.com` */
function propertyOf(line: string): Property | undefined {
  const [, name = "", params = "", raw = ""] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/s.exec(line) ?? [];
  if (!name) return undefined;
  const charset = /charset=([\w-]+)/i.exec(params)?.[1] ?? "utf-8";
  const value = /quoted-printable/i.test(params) ? fromQuotedPrintable(raw, charset) : raw;
  return { name: name.toUpperCase(), isPreferred: /\bpref\b/i.test(params), value };
}

function fromQuotedPrintable(text: string, charset: string): string {
  const bytes = [...text.matchAll(/=([\dA-F]{2})|([\s\S])/gi)].flatMap(([, hex, plain]) =>
    hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(plain)],
  );
  return decoderOf(charset).decode(new Uint8Array(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

function personOf(card: readonly Property[], place: number): ReadPerson {
  const all = (name: string) =>
    card
      .filter((property) => property.name === name)
      .sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
      .map(({ value }) => value);
  const [family = "", given = "", middle = ""] = partsOf(all("N")[0] ?? "");
  const addresses = all("ADR").map((value) => {
    const [, extended = "", street = "", city = "", state = "", zip = ""] = partsOf(value);
    return [[street, extended].filter(Boolean).join(", "), city, [state, zip].filter(Boolean).join(" ")]
      .filter(Boolean)
      .join(", ");
  });
  return {
    place,
    name: plain(all("FN")[0] ?? "") || [given, middle, family].filter(Boolean).join(" "),
    company: partsOf(all("ORG")[0] ?? "")[0] ?? "",
    emails: all("EMAIL").map((value) => plain(value).replace(/^mailto:/i, "")),
    phones: all("TEL").map((value) => plain(value).replace(/^tel:/i, "").replace(/;ext=/i, " ext. ")),
    addresses,
  };
}

const partsOf = (value: string): string[] => value.split(/(?<!\\);/).map((part) => plain(part).trim());

const plain = (value: string): string => value.replaceAll(/\\n/gi, ", ").replaceAll(/\\([\\;,:])/g, "$1");
