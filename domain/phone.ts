const northAmerica = "+1";

/** Digits of a national number, without the leading 1 that people type for North American numbers. */
export function phoneDigits(dialCode: string, typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return dialCode === northAmerica ? digits.replace(/^1(?=\d{10})/, "").slice(0, 10) : digits.slice(0, 14);
}

/**
 * A national number formatted while you type: `(503) 555-0142` for +1, plain digits elsewhere. Missing digits at the
 * end are not typed yet.
 */
export function formatPhoneAsTyped(dialCode: string, typed: string): string {
  const digits = phoneDigits(dialCode, typed);
  if (dialCode !== northAmerica || digits.length < 4) return digits;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}) ${exchange}${line ? `-${line}` : ""}`;
}

/** What is wrong with a phone number, in the words shown under the field; undefined if it is plausible. */
export function phoneProblem(dialCode: string, typed: string): string | undefined {
  const digits = phoneDigits(dialCode, typed);
  if (digits === "") return "The phone number field is required.";
  if (dialCode === northAmerica) {
    return /^[2-9]\d{9}$/.test(digits) ? undefined : "A phone number has ten digits, area code first.";
  }
  return digits.length >= 4 ? undefined : "The phone number is too short.";
}
