import {
  addPasskey,
  listPasskeys,
  type Passkey,
  passkeyAddOptions,
  passkeySignIn,
  passkeySignInOptions,
  removePasskey,
  renamePasskey,
} from "../../../../contract/identity/passkeys.ts";
import { accountOf, assertProvedLately } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { assertLetIn, deviceProof, letIn } from "./let-in.flow.ts";
import { countAttempt } from "./limits.ts";
import { keepPasskey, optionsToAdd, optionsToSignIn, provePasskey } from "./passkeys.flow.ts";
import { deletePasskeyOf, type PasskeyRow, passkeysOf, renamePasskeyOf } from "./passkeys.store.ts";
import { noteSecurityChange } from "./security-changes.flow.ts";
import { findUserById } from "./users.store.ts";

const unknownPasskey = "We don't recognize this passkey. Please sign in with your password.";
const mostPasskeys = 20;

const list = serve(listPasskeys, async ({ caller, platform }) => ({
  data: (await passkeysOf(platform.db, accountOf(caller).id)).map(passkeyView),
}));

const passkeyView = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  is_synced: row.is_synced,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

const beginAdding = serve(passkeyAddOptions, async ({ caller, platform }) => {
  const account = accountOf(caller);
  assertProvedLately(caller, platform.now());
  const user = (await findUserById(platform.db, account.id)) ?? fail("unauthenticated");
  const { length } = await passkeysOf(platform.db, account.id);
  if (length >= mostPasskeys) failFields({ name: `You can have up to ${mostPasskeys} passkeys.` });
  return { data: await optionsToAdd(platform, user) };
});

const add = serve(addPasskey, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  assertProvedLately(caller, platform.now());
  const kept = await platform.db.transaction().execute(async (db) => {
    const passkey = await keepPasskey(db, platform, { user_id: account.id, ...body });
    if (!passkey) return failFields({ credential: "We couldn't save this passkey. Please try again." });
    await noteSecurityChange(db, { platform, caller }, account.id, "passkey-added", passkey.name);
    return passkey;
  });
  wakeMail(platform);
  return { message: "Passkey saved.", data: passkeyView(kept) };
});

const rename = serve(renamePasskey, async ({ params, body, caller, platform }) => {
  const renamed = await renamePasskeyOf(platform.db, accountOf(caller).id, params.id, body.name);
  return { data: passkeyView(renamed ?? fail("not_found")) };
});

const remove = serve(removePasskey, async ({ params, caller, platform }) => {
  const account = accountOf(caller);
  assertProvedLately(caller, platform.now());
  await platform.db.transaction().execute(async (db) => {
    const name = await deletePasskeyOf(db, account.id, params.id);
    if (name === undefined) return fail("not_found");
    await noteSecurityChange(db, { platform, caller }, account.id, "passkey-removed", name);
  });
  wakeMail(platform);
  return { message: "Passkey removed." };
});

const beginSignIn = serve(passkeySignInOptions, async ({ caller, platform }) => {
  await countAttempt(platform.db, "passkey-address", caller.ip);
  return { data: await optionsToSignIn(platform) };
});

const signIn = serve(passkeySignIn, async (call) => {
  const { body, platform, caller } = call;
  await countAttempt(platform.db, "passkey-address", caller.ip);
  const passkey = await provePasskey(platform, body.credential);
  const user = passkey && (await findUserById(platform.db, passkey.user_id));
  if (!user) return failFields({ credential: unknownPasskey });
  await assertLetIn(call, user, body.portal);
  // A passkey verifies its user, so it is a second factor by itself; an Admin still enters the code.
  const proof = user.type === "Admin" ? await deviceProof(call, user.id) : "passkey";
  return letIn(call, user, { remember: body.remember, proof, by: "passkey" });
});

export const passkeyRoutes: Route[] = [list, beginAdding, add, rename, remove, beginSignIn, signIn];
