import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, randomToken, tokenHash } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ProviderIdentity } from "../../../platform/sign-in-providers.ts";
import { giveProjectsTo } from "../../design/projects/index.ts";
import { audit } from "../audit/index.ts";
import { insertCustomer, markVerified } from "../people/index.ts";
import { insertSignUpConsents } from "./consents.store.ts";
import { connectEmail } from "./emails.ts";
import { countAttempt } from "./limits.ts";
import { noteSecurityChange } from "./security-changes.flow.ts";
import { splitName } from "./sign-in.rules.ts";
import {
  type Identity,
  insertIdentity,
  insertProof,
  lockIdentity,
  noteIdentityUse,
  type Proof,
  spendProof,
  takeAwayUnproved,
} from "./social.store.ts";
import { findUserByEmail, type SignInRow } from "./users.store.ts";

const proofLasts_ms = 60 * 60_000;

/** The caller and the address. */
interface From {
  platform: Platform;
  caller: Caller;
}

export interface Provider {
  id: string;
  name: string;
}

/** The enabled provider with this id. */
export const findProvider = ({ signInProviders }: Platform, id: string): Provider | undefined =>
  signInProviders.list().find((provider) => provider.id === id);

/**
 * The account that a provider identity may enter at once: the connected one, or a new one if the provider vouches for
 * an address that no account here uses. Null: the address has to be verified first.
 */
export async function accountOfIdentity(
  from: From,
  provider: Provider,
  found: ProviderIdentity,
): Promise<string | null> {
  const { platform } = from;
  const identity: Identity = { ...found, provider: provider.id };
  return platform.db.transaction().execute(async (db) => {
    await lockIdentity(db, identity);
    const known = await noteIdentityUse(db, identity, platform.now());
    if (known) return known;
    if (!found.email)
      failFields({
        email: `${provider.name} did not tell us your email address. Please allow it, or sign up here.`,
      });
    if (!found.is_email_verified || (await findUserByEmail(db, found.email))) return null;
    return newCustomer(db, from, { ...identity, full_name: found.full_name });
  });
}

/** Creates a customer with a verified address. Null if the address was taken meanwhile. */
async function newCustomer(db: Db, { platform, caller }: From, person: Proof): Promise<string | null> {
  const now = platform.now();
  const id = newId();
  const isNew = await insertCustomer(db, {
    id,
    email: person.email,
    password_hash: null,
    ...splitName(person.full_name || person.email.replace(/@.*/, "")),
    country_code: "+1",
    phone: "",
    zip_code: "",
    shop_id: null,
    email_verified_at: now,
    created_at: now,
  });
  if (!isNew) return null;
  await insertIdentity(db, id, person, now);
  await insertSignUpConsents(db, id, caller, now);
  const actor = { id, type: "User" } as const;
  await audit(db, { caller, actor, action: "account.registered", details: { provider: person.provider } });
  return id;
}

/** Emails a link that verifies the address; the same whether it has an account or not. */
export async function mailProof(
  platform: Platform,
  provider: Provider,
  found: ProviderIdentity,
): Promise<void> {
  await countAttempt(platform.db, "social-proof", found.email);
  const token = randomToken();
  await platform.db.transaction().execute(async (db) => {
    await insertProof(db, {
      ...found,
      provider: provider.id,
      token_hash: tokenHash(token),
      expires_at: new Date(platform.now().getTime() + proofLasts_ms),
    });
    const content = connectEmail(provider.name, (await marketplaceOf(db, platform.config)).name, token);
    await queueMail(db, platform.config, { kind: "account", to: found.email, content });
  });
  wakeMail(platform);
}

/**
 * Connects the provider with the account of the address that the emailed link verifies, or opens one. Somebody else may
 * have created an account whose address was never verified, so from now on only the address's owner gets in.
 */
export async function proveAndConnect(from: From, token: string, stale: string): Promise<Proof> {
  const { platform } = from;
  const now = platform.now();
  const proof = await platform.db.transaction().execute(async (db) => {
    const spent = (await spendProof(db, tokenHash(token), now)) ?? failFields({ token: stale });
    await lockIdentity(db, spent);
    const user = await findUserByEmail(db, spent.email);
    if (!user) {
      if (!(await newCustomer(db, from, spent))) fail("already_used");
      return spent;
    }
    await connectProved(db, from, user, spent);
    return spent;
  });
  wakeMail(platform);
  return proof;
}

async function connectProved(db: Db, from: From, user: SignInRow, proof: Proof): Promise<void> {
  const now = from.platform.now();
  if (user.email_verified_at === null) {
    await takeAwayUnproved(db, user.id, now);
    await markVerified(db, user.id, now);
    await giveProjectsTo(db, user.id, now);
  }
  await connect(db, from, user.id, proof);
}

/** Connects a provider identity with an account here. Call it in a transaction. */
export async function connect(db: Db, from: From, user_id: string, identity: Identity): Promise<void> {
  const { platform } = from;
  const name = findProvider(platform, identity.provider)?.name ?? identity.provider;
  if (await insertIdentity(db, user_id, identity, platform.now())) {
    await noteSecurityChange(db, from, user_id, "provider-connected", name);
    return;
  }
  const owner = await noteIdentityUse(db, identity, platform.now());
  if (owner === undefined)
    failFields({ provider: `Another ${name} account is connected. Please disconnect it first.` });
  if (owner !== user_id) fail("identity_taken", { values: { provider: name } });
}
