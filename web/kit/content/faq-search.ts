import type { ReplyOf } from "../../client/api-call.ts";
import { plainBlocks } from "./fill-text.ts";

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
  const telling = all.filter((word) => !small.has(word));
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

/** Words that questions are made of and that say nothing of what they are about. */
const small = new Set(
  "a an and are as at be by can could do does for from get have how i if in is it me my of on or should the to was what when where which who why will with you your".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The beginning that a word shares with its other forms; words of up to three letters stay whole. */
function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const stem = word.replace(/(l?lations?|l?led|l?ling|ies|ing|ed|es|s|y|e)$/, "");
  return stem.length >= 3 ? stem : word;
}
