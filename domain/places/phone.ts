const northAmerica = "+1";

/** The end of a number as people write an extension, complete or still being typed: `x12`, `ext. 4`, `# 7`, `ex`. */
const extensionForm = /[\s,;]*(x|e|ex|ext\.?|extn\.?|extension|#)[\s.:]*(\d{0,7})\d*\s*$/i;

/** A number and its extension, each as written; "" without one. */
function split(typed: string): { number: string; mark: string; extension: string } {
  const found = extensionForm.exec(typed);
  // what comes before any digit is no extension
  if (!found || !/\d/.test(typed.slice(0, found.index))) return { number: typed, mark: "", extension: "" };
  const [, mark = "", extension = ""] = found;
  return { number: typed.slice(0, found.index), mark, extension };
}

/** Digits of a national number, without the leading 1 that people type for North American numbers. */
function nationalDigits(dialCode: string, number: string): string {
  const digits = number.replace(/\D/g, "");
  return dialCode === northAmerica ? digits.replace(/^1(?=\d{10})/, "").slice(0, 10) : digits.slice(0, 14);
}

/** A national number as it is stored: its digits, and its extension after an `x`. */
export function phoneToStore(dialCode: string, typed: string): string {
  const { number, extension } = split(typed);
  return nationalDigits(dialCode, number) + (extension && `x${extension}`);
}

/**
 * A national number formatted while you type: `(503) 555-0142` for +1, plain digits elsewhere, then `ext. 12`. Missing
 * digits at the end are not typed yet.
 */
export function formatPhoneAsTyped(dialCode: string, typed: string): string {
  const { number, mark, extension } = split(typed);
  const end = extension ? ` ext. ${extension}` : mark && ` ${mark.toLowerCase()}`;
  const digits = nationalDigits(dialCode, number);
  if (dialCode !== northAmerica || digits.length < 4) return digits + end;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}) ${exchange}${line ? `-${line}` : ""}${end}`;
}

/** A U.S. number of ten digits, with or without the leading 1, as `(503) 555-0142 ext. 12`; others as given. */
export function formatPhone(phone: string): string {
  if (/^\s*\+(?!1)/.test(phone)) return phone.trim();
  const { number, extension } = split(phone);
  const digits = number.replace(/\D/g, "");
  const local = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return local.length === 10
    ? formatPhoneAsTyped(northAmerica, local + (extension && `x${extension}`))
    : phone.trim();
}

/** The address that dials a number, and then its extension (RFC 3966). */
export function phoneLink(phone: string): string {
  const { number, extension } = split(phone);
  return `tel:${number.replace(/[^\d+]/g, "")}${extension && `;ext=${extension}`}`;
}

/**
 * What is wrong with a phone number at first sight, in the words shown under the field; undefined if it is plausible.
 * Small enough for the browser; `phoneNumberProblem` knows each country's numbers.
 */
export function phoneProblem(dialCode: string, typed: string): string | undefined {
  const digits = nationalDigits(dialCode, split(typed).number);
  if (digits === "") return "Enter a phone number.";
  if (dialCode !== northAmerica) return digits.length >= 4 ? undefined : "The phone number is too short.";
  if (!/^[2-9]\d{9}$/.test(digits)) return "A phone number has ten digits, area code first.";
  // neither area codes nor the three digits after them start with 0 or 1
  return /^\d{3}[01]/.test(digits) ? "Check the three digits after the area code." : undefined;
}
