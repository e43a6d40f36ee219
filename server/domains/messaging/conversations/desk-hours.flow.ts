import { deskWords as spanish } from "../../../../domain/days/desk-words.es.ts";
import { deskWords } from "../../../../domain/days/desk-words.ts";
import {
  type DeskNow,
  hoursInWords,
  nextClosing,
  supportDeskAt,
} from "../../../../domain/days/support-hours.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { supportHours } from "../../admin/settings/index.ts";

const wordsIn = (language: Language) => (language === "es" ? spanish : deskWords);

/** Whether somebody is at the support desk, by the hours in the settings. */
export const deskNow = async ({ now }: Platform, db: Db, language: Language = "en"): Promise<DeskNow> =>
  supportDeskAt(now(), await supportHours(db), wordsIn(language));

/** The same with all hours in words. */
export async function deskHours(
  { now, db }: Platform,
  language: Language,
): Promise<DeskNow & { hours: string; closing: string }> {
  const hours = await supportHours(db);
  const at = now();
  const words = wordsIn(language);
  return {
    ...supportDeskAt(at, hours, words),
    hours: hoursInWords(hours, words),
    closing: nextClosing(at, hours, words),
  };
}
