import type { Db } from "../database.ts";
import type { Platform } from "../platform.ts";
import { nextTurn } from "./pace.rules.ts";
import {
  findReadersToPace,
  gotLately,
  letThrough,
  lockReader,
  makeWait,
  takeToPace,
  waitingUntil,
} from "./pace.store.ts";

/**
 * Lets emails through to their readers, and makes those wait for a digest that are more than a reader gets in an hour
 * or a day. Emails about safety and money are not asked: they never wait.
 */
export async function paceMail({ db }: Platform): Promise<void> {
  for (const reader of await findReadersToPace(db)) {
    await db.transaction().execute((tx) => paceReader(tx, reader));
  }
}

async function paceReader(db: Db, reader: string): Promise<void> {
  await lockReader(db, reader);
  const now = new Date();
  const got = await gotLately(db, reader);
  // what came first goes first: while a digest is gathered, later emails join it
  let until = await waitingUntil(db, reader);
  for (const id of await takeToPace(db, reader)) {
    until ??= nextTurn(got, now);
    if (until) {
      await makeWait(db, id, until);
    } else {
      await letThrough(db, id);
      got.push(now);
    }
  }
}
