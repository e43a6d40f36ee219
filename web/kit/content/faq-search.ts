import type { ReplyOf } from "../../client/api-call.ts";
import { plainBlocks } from "./fill-text.ts";
import { smallWords, stemOf } from "./search-words.ts";

export type FaqTopic = ReplyOf<"GET /api/content/faq">["data"][number];
export type FaqEntry = FaqTopic["entries"][number];

export interface FaqFinding {
  topic: FaqTopic;
  entries: FaqEntry[];
}

/**
 * The entries in which every query word starts a word: "cancel order" finds "canceling my orders". Plural and verb
 * endings do not count, nor do small words beside others.
 */
export function findAnswers(topics: readonly FaqTopic[], asked: string): FaqFinding[] {
  const all = wordsOf(asked);
  const telling = all.filter((word) => !smallWords.has(word));
  const wanted = (telling.length > 0 ? telling : all).map(stemOf);
  if (wanted.length === 0) return [];
  return topics
    .map((topic) => ({
      topic,
      entries: topic.entries.filter((entry) => {
        const words = wordsOf(`${topic.title} ${entry.question} ${plainBlocks(entry.answer)}`);
        return wanted.every((stem) => words.some((word) => word.startsWith(stem)));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Lower case without accents: people leave them out when they search. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
