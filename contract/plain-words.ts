import { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** What is wrong in words that people read under a field, wherever a schema says nothing of its own. */
export function plainWords(issue: Issue): string | undefined {
  const isText = "origin" in issue && issue.origin === "string";
  const isList = "origin" in issue && issue.origin === "array";
  switch (issue.code) {
    case "too_small":
      if (isText) return `Enter at least ${issue.minimum} characters.`;
      return isList ? `Add at least ${issue.minimum}.` : `The minimum is ${grouped(issue.minimum)}.`;
    case "too_big":
      if (isText) return `Enter at most ${issue.maximum} characters.`;
      return isList ? `Add at most ${issue.maximum}.` : `The maximum is ${grouped(issue.maximum)}.`;
    case "invalid_value":
      return `Choose one of: ${issue.values.map(String).join(", ")}.`;
    case "invalid_format":
      return "The format is not valid.";
    case "invalid_type":
      return `Expected ${kinds[issue.expected] ?? issue.expected}.`;
    default:
      return undefined;
  }
}

const grouped = (limit: number | bigint): string => limit.toLocaleString("en-US");

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  int: "a whole number",
  number: "a number",
  boolean: "yes or no",
  array: "a list",
  object: "an object",
  record: "an object",
};

z.config({ customError: plainWords });
