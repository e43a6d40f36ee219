import type { z } from "zod";
import type { FieldErrors } from "../../contract/errors.ts";
import { plainWords } from "../../contract/plain-words.ts";

/** Converts a schema's issues into messages by field, in the words shown under the fields. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const found = new Map<string, string[]>();
  for (const issue of error.issues) {
    for (const [field, message] of messagesOf(issue)) {
      const messages = found.get(field);
      if (messages) messages.push(message);
      else found.set(field, [message]);
    }
  }
  return Object.fromEntries(found);
}

function messagesOf(issue: z.core.$ZodIssue): [string, string][] {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => [
      [...issue.path, key].join("."),
      `The ${label(key)} field is not accepted here.`,
    ]);
  }
  return [[field || "body", isMissing(issue) ? missingWords(issue) : issue.message]];
}

/** Says what to do about a missing field, for a schema without words of its own. */
function missingWords(issue: z.core.$ZodIssue): string {
  const name = label(nameIn(issue.path));
  const isChosen =
    issue.code === "invalid_value" || (issue.code === "invalid_type" && issue.expected === "file");
  if (isChosen) return `Choose ${withArticle(name)}.`;
  if (issue.code === "too_small") return `Enter ${withArticle(name)}.`;
  const isTyped = issue.code === "invalid_type" && ["string", "number", "int"].includes(issue.expected);
  return isTyped ? `Enter ${withArticle(name)}.` : `Add the ${name}.`;
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

function isMissing(issue: z.core.$ZodIssue): boolean {
  if (isUnreadNumber(issue)) return false;
  if (issue.code === "invalid_type") return issue.input === undefined || issue.input === null;
  if (issue.code === "invalid_value") return issue.input === undefined && !hasOwnWords(issue);
  const isEmpty = issue.code === "too_small" && issue.origin === "string" && issue.input === "";
  // a sentence for a higher minimum is about texts that are too short
  return isEmpty && !(issue.minimum === 1 && hasOwnWords(issue));
}

/** Words in a field for a number arrive as null; a schema that says what to enter is listened to. */
const isUnreadNumber = (issue: z.core.$ZodIssue): boolean =>
  issue.code === "invalid_type" && issue.expected === "number" && issue.input === null && hasOwnWords(issue);

/** Whether the schema says it in a sentence of its own. */
const hasOwnWords = (issue: z.core.$ZodIssue): boolean =>
  issue.message !== plainWords(issue as z.core.$ZodRawIssue);

/** A field of an entry in a list stands right below its message, so its own name is enough. */
const nameIn = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === "string") ?? "body");

const label = (field: string): string =>
  field
    .replaceAll(/[_.]/g, " ")
    .toLowerCase()
    .replace(/\bzip( code)?\b/, "ZIP code")
    .replace(/\bemail$/, "email address");
