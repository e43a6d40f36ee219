import { usd } from "../../../../domain/money/usd.ts";
import { perUnit } from "../../../../domain/orders/sales-unit.ts";
import type { PricedOption } from "./options.rules.ts";
import type { Told } from "./people.flow.ts";
import type { BoardProject, SelectionRow } from "./selections.store.ts";

type About = Pick<SelectionRow, "id" | "title" | "pro_id" | "version" | "due_on" | "reason">;

const longDay = (day: string) => `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}`;
const deadline = ({ due_on }: Pick<About, "due_on">): [string, string][] =>
  due_on ? [["Please decide by", longDay(due_on)]] : [];

const signed = (cents: number) => (cents > 0 ? `+${usd(cents)}` : usd(cents));

/** Options that wait for the client, new or changed. */
export const proposedNews = (
  row: About,
  project: BoardProject,
  by: string,
  options: readonly PricedOption[],
): Told => ({
  to: "client",
  subject: `${by} proposes options for ${row.title}`,
  words: [`Choose for ${project.name}:`],
  facts: [
    ...options.map(({ letter, name, total_cents }): [string, string] => [
      `Option ${letter}`,
      total_cents === null ? name : `${name}, ${usd(total_cents)}`,
    ]),
    ...deadline(row),
  ],
  button: "See the options",
  about: `${row.id}:proposed:${row.version}`,
  pro_id: row.pro_id,
});

export const changeNews = (
  row: About,
  project: BoardProject,
  by: string,
  { options, approved_cents }: { options: readonly PricedOption[]; approved_cents: number },
): Told => ({
  to: "client",
  subject: `${by} asks to change ${row.title}`,
  words: [row.reason, `Your approved choice for ${project.name} stays the same until you sign the change.`],
  facts: [
    ...options.map(({ name, total_cents }): [string, string] => [
      name,
      total_cents === null ? "" : `${usd(total_cents)} (${signed(total_cents - approved_cents)})`,
    ]),
    ...deadline(row),
  ],
  button: "See the change",
  about: `${row.id}:change:${row.version}`,
  pro_id: row.pro_id,
});

export const approvedNews = (
  row: About,
  project: BoardProject,
  { name, option, difference_cents }: { name: string; option: PricedOption; difference_cents: number | null },
): Told => ({
  to: "pro",
  subject:
    difference_cents === null ? `${name} approved ${row.title}` : `${name} signed the change to ${row.title}`,
  words: [`${option.name} for ${project.name}. The project has the product and its quantity now.`],
  facts: [
    [
      "Approved",
      `${option.count} × ${usd(option.unit_price_cents ?? 0)} ${perUnit(option.good?.unit ?? "")} = ${usd(option.total_cents ?? 0)}`,
    ],
    ...(difference_cents === null ? [] : [["Difference", signed(difference_cents)] as [string, string]]),
  ],
  button: "See the selections",
  about: `${row.id}:approved:${row.version}`,
  pro_id: row.pro_id,
});

export const answeredNews = (
  row: About,
  project: BoardProject,
  { name, to, text }: { name: string; to: "others" | "decline"; text: string },
): Told => ({
  to: "pro",
  subject:
    to === "others"
      ? `${name} asks for other options for ${row.title}`
      : `${name} declined the change to ${row.title}`,
  words: [`About ${project.name}:`, text],
  button: "See the answer",
  about: `${row.id}:${to}:${row.version}`,
  pro_id: row.pro_id,
});

export const commentNews = (
  row: About,
  project: BoardProject,
  { id, name, text, to }: { id: string; name: string; text: string; to: Told["to"] },
): Told => ({
  to,
  subject: `${name} wrote about ${row.title}`,
  words: [`About ${project.name}:`, text],
  button: "Answer",
  about: `${row.id}:comment:${id}`,
  pro_id: row.pro_id,
});

export const reminderNews = (row: About, project: BoardProject, isOverdue: boolean): Told => ({
  to: "client",
  subject: isOverdue
    ? `${row.title} is overdue`
    : `Please decide on ${row.title} by ${longDay(row.due_on ?? "")}`,
  words: [
    `Your pro is waiting for your choice for ${project.name}, so that everything can be ordered on time.`,
  ],
  facts: deadline(row),
  button: "See the options",
  about: `${row.id}:reminded:${row.version}`,
  pro_id: row.pro_id,
});
