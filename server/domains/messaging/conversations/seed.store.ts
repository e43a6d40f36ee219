import { insertRows } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

interface Said {
  id: string;
  user_id: string;
  body: string;
  at: Date;
}

/** A conversation about a project or a hire, with who takes part and what they said. */
export interface SeededConversation {
  id: string;
  about: { kind: "project"; project_id: string; showroom_id: string } | { kind: "hire"; hire_id: string };
  /** Who began it. */
  user_id: string;
  members: readonly { user_id: string; unread: number }[];
  said: readonly [Said, ...Said[]];
}

/** Nobody gets an email about what was said before. */
export async function seedConversations(db: Db, conversations: readonly SeededConversation[]): Promise<void> {
  await insertRows(
    db,
    "conversations",
    conversations.map(({ id, about, user_id, said }) => ({
      id,
      kind: about.kind,
      user_id,
      project_id: about.kind === "project" ? about.project_id : null,
      showroom_id: about.kind === "project" ? about.showroom_id : null,
      hire_id: about.kind === "hire" ? about.hire_id : null,
      last_seq: said.length,
      last_change: said.length,
      last_at: said.at(-1)!.at,
      created_at: said[0].at,
    })),
  );
  await insertRows(
    db,
    "conversation_members",
    conversations.flatMap(({ id, members, said }) =>
      members.map(({ user_id, unread }) => ({
        conversation_id: id,
        user_id,
        read_seq: said.length - unread,
        mailed_seq: said.length,
      })),
    ),
  );
  await insertRows(
    db,
    "messages",
    conversations.flatMap(({ id: conversation_id, said }) =>
      said.map(({ id, user_id, body, at }, place) => ({
        id,
        conversation_id,
        seq: place + 1,
        change: place + 1,
        user_id,
        client_id: id,
        body,
        created_at: at,
      })),
    ),
  );
}
