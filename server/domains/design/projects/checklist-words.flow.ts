import type { Language } from "../../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../../domain/languages/units.ts";
import { areaFor, personFor, taskFor } from "../../../platform/spanish/checklist-tasks.rules.ts";
import { designInWords } from "../../../platform/spanish/in-words.ts";
import type { EntryRow } from "./checklist.store.ts";

/** Who reads a checklist. */
export interface Page {
  language: Language;
  units: UnitSystem;
}

type Words = Pick<EntryRow, "area" | "task" | "who">;
type Written = Words & Pick<EntryRow, "source" | "made">;

const longestTask = 240;

/** An entry's words as its reader reads them: those of a room in their language and units, and people's as they are. */
export function wordsOf({ area, task, who, source, made }: Written, page: Page): Words {
  if (source === null || (page.language === "en" && page.units === "feet")) return { area, task, who };
  const { language, units } = page;
  const reader = { ...page, say: (reason: string) => designInWords(reason, language, units) };
  const isRooms = (name: keyof Words, text: string) => made?.[name] === undefined || made[name] === text;
  return {
    area: isRooms("area", area) ? areaFor(area, reader) : area,
    task: (isRooms("task", task) ? taskFor(task, reader) : undefined)?.slice(0, longestTask) ?? task,
    who: isRooms("who", who) ? personFor(who, reader) : who,
  };
}

/** What comes back from a page, with a room's words as they are stored: who ticked a task has not written it. */
export function asWritten<Sent extends Words>(sent: Sent, former: EntryRow | undefined, page: Page): Sent {
  if (!former) return sent;
  const shown = wordsOf(former, page);
  const { area, task, who } = former;
  return {
    ...sent,
    ...(sent.area === shown.area && { area }),
    ...(sent.task === shown.task && { task }),
    ...(sent.who === shown.who && { who }),
  };
}
