import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { phoneProblem, phoneToStore } from "./phone.ts";

const northAmerica = "+1";

/**
 * What is wrong with a phone number by the numbering plan of its country, in the words shown under the field. Numbers
 * outside North America are checked by their length alone: countries open new ranges faster than we would hear of them.
 */
export function phoneNumberProblem(dialCode: string, typed: string): string | undefined {
  const problem = phoneProblem(dialCode, typed);
  if (problem) return problem;
  const [digits = ""] = phoneToStore(dialCode, typed).split("x");
  const number = dialCode + digits;
  if (dialCode === northAmerica) {
    return parsePhoneNumberFromString(number)?.isValid()
      ? undefined
      : "Check the area code of the phone number.";
  }
  return lengthProblems[validatePhoneNumberLength(number) ?? ""];
}

/** Dial codes that the library does not know pass. */
const lengthProblems: Partial<Record<string, string>> = {
  TOO_SHORT: "The phone number is too short.",
  TOO_LONG: "The phone number is too long.",
  INVALID_LENGTH: "Check the number of digits in the phone number.",
};
