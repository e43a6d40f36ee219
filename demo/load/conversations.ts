import type { DemoProject } from "../people/projects.ts";
import { uuidFor } from "../random.ts";
import { insertRows, type Writer } from "./rows.ts";

/** What customers and pros said about their projects. Every third pro has the last message still to read. */
export async function loadConversations(writer: Writer, projects: readonly DemoProject[]): Promise<void> {
  const talks = projects
    .filter(({ chat }) => chat.length > 0)
    .map((project) => ({ ...project, talk: uuidFor(`talk/${project.id}`, project.created_at) }));
  await insertRows(
    writer,
    "conversations",
    talks.map(({ talk, id, customer, chat }) => ({
      id: talk,
      kind: "project",
      project_id: id,
      showroom_id: customer.showroom.id,
      user_id: customer.id,
      last_seq: chat.length,
      last_change: chat.length,
      last_at: chat.at(-1)!.created_at,
      created_at: chat[0]!.created_at,
    })),
  );
  await insertRows(
    writer,
    "conversation_members",
    talks.flatMap(({ talk, customer, chat }, at) => {
      const member = (user_id: string, unread: number) => ({
        conversation_id: talk,
        user_id,
        read_seq: chat.length - unread,
        // nobody is emailed about what was said before the demo began
        mailed_seq: chat.length,
      });
      const pro = customer.showroom.user_id;
      // a designer who said something is a member too
      const people = new Set([customer.id, pro, ...chat.map(({ user_id }) => user_id)]);
      return Array.from(people, (id) => member(id, id === pro && at % 3 === 0 ? 1 : 0));
    }),
  );
  await insertRows(
    writer,
    "messages",
    talks.flatMap(({ talk, chat }) =>
      chat.map(({ id, user_id, message, created_at }, at) => ({
        id,
        conversation_id: talk,
        seq: at + 1,
        change: at + 1,
        user_id,
        client_id: id,
        body: message,
        created_at,
      })),
    ),
  );
}
