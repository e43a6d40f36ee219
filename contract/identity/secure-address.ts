import { z } from "zod";
import { completedAddress } from "../web-address.ts";

/**
 * A web address that our servers call: https at the usual port, without a password in it; `https://`
 * may be left out. The server also refuses hosts in
 * private networks.
 */
export const secureAddress = (mostCharacters: number, example: string) =>
  z
    .string()
    .trim()
    .max(mostCharacters, `Enter at most ${mostCharacters.toLocaleString("en-US")} characters.`)
    .transform(completedAddress)
    .superRefine((text, context) => {
      const problem = problemOf(text, example);
      if (problem) context.addIssue({ code: "custom", message: problem });
    });

function problemOf(text: string, example: string): string | undefined {
  const url = URL.parse(text);
  if (!url?.hostname) return `Enter an address such as ${example}.`;
  if (url.protocol !== "https:") return `Enter an address that begins with https://, such as ${example}.`;
  if (url.username || url.password) return "Leave the user name and password out of the address.";
  if (url.port) return "The address must use port 443, the usual one for https. Leave the port out.";
  return undefined;
}
