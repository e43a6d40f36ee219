import { briefWords } from "../../../../domain/designer/brief/brief-words.ts";
import { mergeBrief } from "../../../../domain/designer/brief/merge-brief.ts";
import type { DesignedRoom } from "../../../../domain/designer/design.types.ts";
import { ModelFailed } from "../../../platform/language-model.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { JobRow } from "./ai-designs.store.ts";
import { critiqued, critiqueQuestion } from "./critique.rules.ts";
import { noteRead } from "./job-work.store.ts";
import { briefAnswer, briefQuestion, filledIn } from "./model-brief.rules.ts";
import { type ReadAsked, readAsked } from "./read-asked.rules.ts";

/**
 * Reads a request's brief, with the language model if there is one, and writes what was understood of it. A change of a
 * design is read without: what it does not mention has to stay.
 */
export async function readWithModel(
  platform: Platform,
  job: JobRow,
  signal: AbortSignal,
): Promise<ReadAsked> {
  const read = readAsked(job);
  const { languageModel, db, log } = platform;
  // of several rooms, the embedded reader tells which words are about which
  if (!languageModel || job.kept || job.brief === "" || read.others.length > 0) return read;
  try {
    const answer = briefAnswer(await languageModel.answer(briefQuestion(job.brief), signal), job.brief);
    if (!answer) throw new ModelFailed("the model's answer does not fit the form", false);
    const brief = mergeBrief(filledIn(readAsked({ ...job, given: {} }).brief, answer.brief), job.given);
    const unread = read.unread.filter((phrase) => answer.unread.some((each) => overlap(each, phrase)));
    const understood = briefWords(brief);
    await noteRead(db, job, { understood, unread });
    return { ...read, brief, understood, unread };
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log.warn({ job: job.id, reason: error.message }, "a brief was read without the language model");
    return read;
  }
}

/** Designs with the titles and the order that the language model proposes, if there is one and it has any. */
export async function withCritique(
  { languageModel, log }: Platform,
  job: JobRow,
  { rooms, hasBudget }: { rooms: readonly DesignedRoom[]; hasBudget: boolean },
  signal: AbortSignal,
): Promise<readonly DesignedRoom[]> {
  if (!languageModel || rooms.length < 2) return rooms;
  try {
    const answer = await languageModel.answer(critiqueQuestion(job.brief, rooms), signal);
    return critiqued(rooms, answer, hasBudget);
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log.warn({ job: job.id, reason: error.message }, "designs got no titles of the language model");
    return rooms;
  }
}

const overlap = (a: string, b: string): boolean => a.includes(b) || b.includes(a);
