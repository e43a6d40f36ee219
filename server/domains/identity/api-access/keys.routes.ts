import {
  listApiKeys,
  makeApiKey,
  mostApiKeys,
  revokeApiKey,
} from "../../../../contract/identity/api-keys.ts";
import { proScopes } from "../../../../contract/scopes.ts";
import { accountOf, assertProvedLately } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import { audit } from "../audit/index.ts";
import { keyView, newKey } from "./key.rules.ts";
import { insertKey, keysOf, revokeKey } from "./keys.store.ts";

const day_ms = 24 * 3600_000;

const list = serve(listApiKeys, async ({ caller, platform }) => {
  const now = platform.now();
  const rows = await keysOf(platform.db, accountOf(caller).id, now);
  return { data: rows.map((row) => keyView(row, now)) };
});

const make = serve(makeApiKey, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  const now = platform.now();
  assertProvedLately(caller, now);
  const scopes = [...new Set(body.scopes)];
  const foreign = account.type === "Contractor" && scopes.find((scope) => !proScopes.includes(scope));
  if (foreign) failFields({ scopes: `A pro's key cannot have ${foreign}.` });
  const { key, prefix, secret } = newKey();
  const made = await platform.db.transaction().execute(async (db) => {
    const known = await keysOf(db, account.id, now);
    if (known.filter((row) => keyView(row, now).state === "active").length >= mostApiKeys) {
      failFields({ name: `You can have up to ${mostApiKeys} keys. Revoke one that you no longer need.` });
    }
    const row = await insertKey(db, {
      id: newId(),
      user_id: account.id,
      name: body.name,
      prefix,
      scopes,
      created_at: now,
      secret_hash: tokenHash(secret),
      expires_at: body.expires_in_days ? new Date(now.getTime() + body.expires_in_days * day_ms) : null,
    });
    await audit(db, {
      caller,
      action: "api_key.made",
      about: { type: "api_key", id: row.id },
      details: { key: prefix, scopes: scopes.join(" ") },
      words: { user_id: account.id, words: { name: body.name } },
      at: now,
    });
    return row;
  });
  return { data: { key, details: keyView(made, now) } };
});

const revoke = serve(revokeApiKey, async ({ params, caller, platform }) => {
  const account = accountOf(caller);
  const now = platform.now();
  assertProvedLately(caller, now);
  const row = await platform.db.transaction().execute(async (db) => {
    const revoked = (await revokeKey(db, account.id, params.id, now)) ?? fail("not_found");
    await audit(db, {
      caller,
      action: "api_key.revoked",
      about: { type: "api_key", id: revoked.id },
      details: { key: revoked.prefix },
      at: now,
    });
    return revoked;
  });
  return { message: "Key revoked. Calls with it are refused now.", data: keyView(row, now) };
});

export const routes: readonly Route[] = [list, make, revoke];
