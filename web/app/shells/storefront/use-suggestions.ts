import { useEffect, useState } from "react";
import { api } from "../../../client/api.ts";
import { showroomIn } from "../../../client/session/browser-cookies.ts";
import type { Suggestion } from "./suggestion-list.ts";

const pause_ms = 60;
const shortest = 2;
/** Always the same array, so that setting it again renders nothing. */
const none: readonly Suggestion[] = [];

/** The code that makes and renders suggestions; loaded with the first ones, because most visitors never search. */
export async function fetchSuggestionParts() {
  const [{ suggestionsOf }, list] = await Promise.all([
    import("./suggestion-list.ts"),
    import("./search-suggestions.tsx"),
  ]);
  return { suggestionsOf, list };
}

/** What the shop suggests for a text that is being typed; the former lines stay until the new ones are there. */
export function useSuggestions(text: string, isWanted: boolean): readonly Suggestion[] {
  const [lines, setLines] = useState(none);
  const typed = text.trim();
  useEffect(() => {
    if (!isWanted || typed.length < shortest) {
      setLines(none);
      return;
    }
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      const showroom = showroomIn(document.cookie);
      const found = api("GET /api/products/suggest", {
        query: { q: typed.slice(0, 100), showroom },
        signal: stopped.signal,
        feedback: "none",
      });
      Promise.all([found, fetchSuggestionParts()])
        .then(([{ data }, { suggestionsOf }]) => suggestionsOf(data, typed, showroom))
        // the field searches without them
        .catch(() => none)
        .then((lines) => stopped.signal.aborted || setLines(lines));
    }, pause_ms);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [typed, isWanted]);
  return lines;
}
