import type { Brief } from "../../../../domain/designer/brief/brief.types.ts";
import { briefWords } from "../../../../domain/designer/brief/brief-words.ts";
import { changeBrief } from "../../../../domain/designer/brief/change-brief.ts";
import { mergeBrief, wholeBrief } from "../../../../domain/designer/brief/merge-brief.ts";
import { readBrief } from "../../../../domain/designer/brief/read-brief.ts";
import { readRooms } from "../../../../domain/designer/brief/read-rooms.ts";
import type { Saving } from "../../../../domain/designer/brief/read-saving.ts";
import type { Kept } from "../../../../domain/designer/design.types.ts";

/** What a request says: words, what was chosen beside them, and the design that it changes. */
export interface Said {
  brief: string;
  given: Partial<Brief>;
  kept: Kept | null;
}

/** A request as it was understood. */
export interface ReadAsked {
  brief: Brief;
  /** Further rooms that the words describe. */
  others: readonly Brief[];
  /** A few words for each thing understood. */
  understood: readonly string[];
  /** Phrases that were not understood, as written. */
  unread: readonly string[];
  /** Of a change: 1 for cheaper products, -1 for better ones. */
  thrift: number;
  /** Of a change: how much less it has to cost, where that is said. */
  saving: Saving | null;
}

/** Reads a request with the embedded reader. What was chosen counts more than the words. */
export function readAsked({ brief: text, given, kept }: Said): ReadAsked {
  if (kept) {
    const { brief, words, unread, thrift, saving } = changeBrief(wholeBrief(kept.brief), text);
    return { brief: mergeBrief(brief, given), others: [], understood: words, unread, thrift, saving };
  }
  const reads = readRooms(text);
  // who chooses one room asks for that one
  const isOne = given.room !== undefined && reads.length > 1;
  const meant = isOne ? [reads.find(({ brief }) => brief.room === given.room) ?? readBrief(text)] : reads;
  const briefs = meant.map(({ brief }) => mergeBrief(brief, given));
  const [brief, ...others] = briefs;
  return {
    brief: brief!,
    others,
    understood: briefs.flatMap(briefWords),
    unread: [...new Set(meant.flatMap(({ unread }) => unread))],
    thrift: 0,
    saving: null,
  };
}
