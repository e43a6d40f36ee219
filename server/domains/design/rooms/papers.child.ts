import { pino } from "pino";
import { readUnitsBy } from "../../../../domain/catalog/page-units.ts";
import { answerTasks } from "../../../platform/child-tasks.ts";
import { inWords } from "../../../platform/spanish/in-words.ts";
import type { PapersTask } from "./papers.flow.ts";
import { drawPapers } from "./papers-pdf.rules.ts";

// A room may have thousands of tiles to draw, which the shop must not wait for.

const log = pino({ level: "warn" }, pino.destination({ fd: 2, sync: true }));

answerTasks(({ title, room, size, units }: PapersTask) => {
  // one task at a time
  readUnitsBy(() => units);
  const say = (text: string) => inWords(text, title.language);
  return drawPapers(title, { ...room, say }, size, log);
});
