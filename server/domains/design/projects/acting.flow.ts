import type { Caller } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { ownerForEditor, signChanges } from "./editors.store.ts";
import { type Owner, ownerOf } from "./owner.ts";
import { findProjectOf } from "./project-cart.store.ts";

/** For whom somebody changes a project: oneself, or an owner who has allowed it. */
export interface Acting {
  owner: Owner;
  /** Of the owner, where that is somebody else; then also who makes the change. */
  edits_for: string | null;
  editor_id: string | null;
}

/** Who acts for a named project; null for a guest without a key. An editor acts as the owner, and signs the changes. */
export async function actingOn(
  db: Db,
  caller: Caller,
  project_id: string | undefined,
  temp_project_id?: string,
): Promise<Acting | null> {
  const own = ownerOf(caller, temp_project_id);
  if (!own) return null;
  const self = { owner: own, edits_for: null, editor_id: null };
  if (!project_id || !("user_id" in own)) return self;
  // the owner is asked for first: that is nearly everybody
  if (await findProjectOf(db, own, project_id)) return self;
  const owner = await ownerForEditor(db, { id: own.user_id, seller: sellerOf(caller) }, project_id);
  if (!owner) return self;
  return { owner: { user_id: owner.id }, edits_for: owner.name || "a customer", editor_id: own.user_id };
}

/** The pro for whose clients somebody in a showroom's team works. */
const sellerOf = ({ account }: Caller): string | null =>
  account?.team && account.team.role !== "bookkeeper" ? account.team.owner_id : null;

/** Call it at the start of the transaction that changes the project. */
export async function signAs(db: Db, { editor_id }: Acting): Promise<void> {
  if (editor_id) await signChanges(db, editor_id);
}
