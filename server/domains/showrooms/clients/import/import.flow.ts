import type { ClientImport, ImportOutcome } from "../../../../../contract/showrooms/client-import.ts";
import { type Account, workerOf } from "../../../../http/caller.ts";
import { fail } from "../../../../http/failure.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { ownShowroom } from "../client-parts.store.ts";
import { insertImported, type KnownClient, knownClients, lockImports } from "./import.store.ts";
import { identityOf, type ListPerson, listPerson } from "./list-person.rules.ts";
import { readList } from "./read-list.rules.ts";

/** Brings the people of a file into the pro's clients, or only says what would become of each. */
export async function importList(
  platform: Platform,
  account: Account,
  { bytes, isApplied }: { bytes: Uint8Array; isApplied: boolean },
): Promise<ClientImport> {
  const { people, unread_columns } = readList(bytes);
  const read = people.map(listPerson);
  return platform.db.transaction().execute(async (db) => {
    const showroom = (await ownShowroom(db, account.id)) ?? fail("not_found");
    await lockImports(db, showroom.id);
    const sorted = sortOut(read, await knownClients(db, showroom.id));
    if (isApplied) {
      const added = sorted.filter(({ outcome }) => outcome === "new");
      await insertImported(db, showroom.id, added, { by_id: workerOf(account), at: platform.now() });
    }
    return {
      people: sorted,
      counts: countOf(sorted),
      unread_columns: [...unread_columns],
      is_applied: isApplied,
    };
  });
}

/** Says of everybody whether they are new, known, in the list twice, or left out. */
function sortOut(people: readonly ListPerson[], clients: readonly KnownClient[]) {
  const known = new Map(clients.map((client) => [identityOf(client), client.full_name]));
  const before = new Map<string, number>();
  return people.map((person): ListPerson & { outcome: ImportOutcome } => {
    if (person.full_name === "") return { ...person, outcome: "left_out" };
    const identity = identityOf(person);
    const place = before.get(identity);
    if (place !== undefined) {
      return { ...person, outcome: "double", notes: [`Duplicate of row ${place}.`] };
    }
    before.set(identity, person.place);
    const client = known.get(identity);
    if (client === undefined) return { ...person, outcome: "new" };
    return { ...person, outcome: "known", notes: [`${client} is already a client. Nothing changes.`] };
  });
}

function countOf(people: readonly { outcome: ImportOutcome }[]): Record<ImportOutcome, number> {
  const counts: Record<ImportOutcome, number> = { new: 0, known: 0, double: 0, left_out: 0 };
  for (const { outcome } of people) counts[outcome] += 1;
  return counts;
}
