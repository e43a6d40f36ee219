import type { ApiError } from "../../client/api-call.ts";
import type { SaveProgress, SaveState } from "./saver.ts";

/** Next to the title; what is wrong is said in `SaveTrouble`. */
export const stateWords: Readonly<Record<SaveState, string>> = {
  saved: "Saved",
  saving: "Saving",
  offline: "No connection. Not saved yet",
  refused: "Not saved",
  stale: "Not saved",
};

/** What the server refused, one sentence for each field. `nameOf` says what a field is of; empty where it names nothing. */
export function refusalsOf(
  { status, message, errors }: ApiError,
  nameOf: (field: string) => string = () => "",
): string[] {
  if (status === 404) return ["It no longer exists. It may have been deleted on another device."];
  const sentences = Object.entries(errors).map(([field, [first = message]]) => {
    const name = nameOf(field);
    return name ? `${name}: ${first}` : first;
  });
  return sentences.length > 0 ? [...new Set(sentences)] : [message || "The server didn't accept it."];
}

/**
 * Why nothing can be built on something now, in words; null where the server has everything.
 * @param what as a sentence begins: "This board"
 */
export function whyNotSaved(
  what: string,
  { state, error }: SaveProgress,
  nameOf?: (field: string) => string,
): string | null {
  if (state === "saved") return null;
  if (state === "stale") return `${what} was changed in another window. Choose the version to keep first.`;
  if (state === "refused" && error) return `${what} isn't saved. ${refusalsOf(error, nameOf)[0]}`;
  return `${what} isn't saved yet, because you're offline. We'll save it as soon as you're back online.`;
}
