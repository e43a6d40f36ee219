import type { WholeClient } from "../../../../contract/showrooms/clients.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { type Account, workerOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  type ClientDetails,
  insertClient,
  insertEvent,
  ownShowroom,
  partsOf,
  updateClient,
} from "./client-parts.store.ts";
import { clientView } from "./clients.rules.ts";
import { clientWithEmail, findClient, lockClient, type Reader } from "./clients.store.ts";

/** One of the pro's clients with everything that belongs to it; 404 for another pro's. */
export async function showClient(db: Db, reader: Reader, id: string): Promise<WholeClient> {
  const row = (await findClient(db, reader, id)) ?? fail("not_found");
  const { notes, events, orders, projects } = await partsOf(db, row);
  return {
    ...clientView(row),
    notes: notes.map((note) => ({ ...note, created_at: note.created_at.toISOString() })),
    history: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    placed_orders: orders.map(({ total_cents, placed_at, ...order }) => ({
      ...order,
      total: toDollars(total_cents),
      placed_at: placed_at.toISOString(),
    })),
    projects: projects.map((project) => ({ ...project, shared_at: project.shared_at.toISOString() })),
  };
}

const takenBy = (name: string) => ({ email: `${name} already has this address. Open that client instead.` });

/** Adds a client by hand; refuses an address that another client has. */
export async function addByHand(
  platform: Platform,
  account: Account,
  details: ClientDetails,
): Promise<string> {
  const at = platform.now();
  return platform.db.transaction().execute(async (db) => {
    const showroom = (await ownShowroom(db, account.id)) ?? fail("not_found");
    const client_id = await insertClient(db, showroom.id, details, at);
    if (!client_id) {
      return failFields(
        takenBy((await clientWithEmail(db, account.id, details.email, null)) ?? "Another client"),
      );
    }
    await insertEvent(db, { client_id, kind: "added", by_id: workerOf(account), at });
    return client_id;
  });
}

/** Changes what is named, and keeps a move, an archiving and a restoring in the history. */
export async function changeDetails(
  platform: Platform,
  account: Account,
  id: string,
  change: Partial<ClientDetails> & { is_archived?: boolean | undefined },
): Promise<void> {
  const at = platform.now();
  const saved = platform.db.transaction().execute(async (db) => {
    const before = (await lockClient(db, account.id, id)) ?? fail("not_found");
    if (change.email) {
      const other = await clientWithEmail(db, account.id, change.email, id);
      if (other) failFields(takenBy(other));
    }
    await updateClient(db, id, change, at);
    const event = { client_id: id, by_id: workerOf(account), at };
    if (change.stage && change.stage !== before.stage) {
      await insertEvent(db, { ...event, kind: "stage", detail: change.stage });
    }
    if (change.is_archived !== undefined && change.is_archived !== before.is_archived) {
      await insertEvent(db, { ...event, kind: change.is_archived ? "archived" : "restored" });
    }
  });
  // another change at the same moment can take the address between the look and the update
  await saved.catch((error: { constraint?: string }) =>
    error.constraint === "clients_email" ? failFields(takenBy("Another client")) : Promise.reject(error),
  );
}
