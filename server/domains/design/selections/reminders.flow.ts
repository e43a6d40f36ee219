import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wakeStream } from "../../messaging/stream/index.ts";
import { takeDue } from "./change.store.ts";
import { reminderNews } from "./news.rules.ts";
import { tell } from "./people.flow.ts";
import { findProjectOfLink, findSelection } from "./selections.store.ts";

/** Clients are reminded once, this many days before the deadline. */
const daysBefore = 2;

/** Reminds clients of selections whose deadline is near; two servers never remind of the same one. */
export async function remindOfSelections(platform: Platform): Promise<void> {
  const now = platform.now();
  const due = await platform.db.transaction().execute(async (db) => {
    const rows = await takeDue(db, now, daysBefore);
    for (const { id, project_id } of rows) {
      const [row, project] = [await findSelection(db, id), await findProjectOfLink(db, project_id)];
      if (row?.due_on && project) {
        await tell(platform, db, project, reminderNews(row, project, row.due_on < calendarDay(now)));
      }
    }
    return rows.length;
  });
  if (due > 0) wakeStream(platform);
}
