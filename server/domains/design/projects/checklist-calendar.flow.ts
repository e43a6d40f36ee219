import { calendarFile } from "../../../../domain/projects/checklist/calendar-file.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { LinkText } from "../../../platform/secret-keys.ts";
import { inWords } from "../../../platform/spanish/in-words.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { type DueTask, datedEntries, takeDueTasks } from "./checklist-calendar.store.ts";
import { type Page, wordsOf } from "./checklist-words.flow.ts";

export const calendarLinkText = (id: string): LinkText => ({ text: `checklist-calendar ${id}`, length: 32 });

/** What is still to do on a known day, as a calendar in its reader's language. */
export async function calendarOfProject(
  { config }: Platform,
  db: Db,
  project_id: string,
  page: Page,
): Promise<File> {
  const { name, entries } = await datedEntries(db, project_id);
  const host = new URL(config.publicUrl).hostname;
  const events = entries.map((entry) => {
    const { id, note, due_on, updated_at } = entry;
    const { task, area, who } = wordsOf(entry, page);
    return {
      uid: `${id}@${host}`,
      day: due_on,
      title: area ? `${task} (${area})` : task,
      note: [who && inWords(`Who: ${who}`, page.language), note].filter(Boolean).join("\n"),
      changed_at: updated_at,
    };
  });
  const text = calendarFile(inWords(`${name}: checklist`, page.language), events);
  return new File([text], "checklist.ics", { type: "text/calendar; charset=utf-8" });
}

/** Reminds accounts of tasks that are due today or tomorrow: one email and one notification for each project. */
export async function remindOfTasks(platform: Platform): Promise<void> {
  const told = await platform.db.transaction().execute(async (tx) => {
    const due = await takeDueTasks(tx, platform.now());
    for (const tasks of Map.groupBy(due, ({ project_id }) => project_id).values()) {
      await remind(platform, tx, tasks);
    }
    return due.length > 0;
  });
  if (told) wakeMail(platform);
}

async function remind({ config }: Platform, tx: Db, tasks: readonly DueTask[]): Promise<void> {
  const [first] = tasks;
  if (!first) return;
  const link = `/visualize/checklist?project=${first.project_id}`;
  const content = reminderEmail(first, tasks, link);
  const { user_id, email, project_name } = first;
  await notify(tx, { user_id, kind: "checklist", title: content.subject, body: project_name, link });
  await queueMail(tx, config, { kind: "checklist", to: email, content });
}

function reminderEmail(first: DueTask, tasks: readonly DueTask[], path: string): EmailContent {
  const project = first.project_name || "your project";
  const subject =
    tasks.length === 1
      ? `Due soon for ${project}: ${first.task}`
      : `${tasks.length} tasks due soon for ${project}`;
  const facts = tasks
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on))
    .slice(0, 20)
    .map(({ task, due_on, today }): [string, string] => [due_on === today ? "Today" : "Tomorrow", task]);
  return {
    subject: subject.slice(0, 200),
    preview: first.task,
    heading: `On your checklist for ${project}`,
    blocks: [`Hello ${first.first_name},`, { facts }],
    button: { label: "Open the checklist", path },
  };
}
