import type { ManagedAttribute } from "../../../../contract/catalog/structure.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { keepsAttribute } from "./editing.rules.ts";
import { dropAttribute, insertAttribute, managedAttributes, setAttribute } from "./editing.store.ts";
import { changeStructure } from "./shown.flow.ts";

type Told = Pick<ManagedAttribute, "label" | "kind" | "unit" | "choices">;
export type AttributeChange = { version: number } & {
  [Part in keyof Told]?: Told[Part] | undefined;
};

export function addAttribute(
  platform: Platform,
  caller: Caller,
  attribute: Told & { key: string },
): Promise<ManagedAttribute> {
  return changeStructure(platform, async (db) => {
    const { key, label } = attribute;
    const known = (await managedAttributes(db)).find((one) => one.key === key);
    if (known) failFields({ key: `${known.label} already uses this key.` });
    requireChoices(attribute);
    await insertAttribute(db, attribute);
    await audit(db, { caller, action: "attribute.added", about: aboutOf(key), details: { label } });
    return found(db, key);
  });
}

/** Changes an attribute. Refuses (409) with the attribute as it is now. */
export function changeAttribute(
  platform: Platform,
  caller: Caller,
  key: string,
  { version, ...set }: AttributeChange,
): Promise<ManagedAttribute> {
  return changeStructure(platform, async (db) => {
    const now = atVersion(await managedAttributes(db), key, version);
    const next: Told = {
      label: set.label ?? now.label,
      kind: set.kind ?? now.kind,
      unit: set.unit ?? now.unit,
      choices: set.choices ?? now.choices,
    };
    if (next.kind !== now.kind && now.products > 0)
      failFields({ kind: `${now.products} products have a value for ${now.label}, so its type stays.` });
    requireChoices(next);
    await setAttribute(db, key, next);
    const details = {
      label: next.label,
      ...(next.label !== now.label && { from: now.label }),
      ...(next.unit !== now.unit && { unit: next.unit }),
      ...(next.kind !== now.kind && { kind: next.kind }),
      ...(set.choices && { choices: next.choices.length }),
    };
    await audit(db, { caller, action: "attribute.changed", about: aboutOf(key), details });
    return found(db, key);
  });
}

/** Deletes an attribute that nothing uses. Refuses (409) with the reason. */
export function deleteAttribute(
  platform: Platform,
  caller: Caller,
  key: string,
  version: number,
): Promise<ManagedAttribute> {
  return changeStructure(platform, async (db) => {
    const now = atVersion(await managedAttributes(db), key, version);
    const reason = keepsAttribute(now);
    if (reason) fail("account_needed", { values: { reason }, data: now });
    await dropAttribute(db, key);
    const details = { label: now.label };
    await audit(db, { caller, action: "attribute.deleted", about: aboutOf(key), details });
    return now;
  });
}

const aboutOf = (id: string) => ({ type: "attribute", id });

async function found(db: Db, key: string): Promise<ManagedAttribute> {
  return (await managedAttributes(db)).find((one) => one.key === key) ?? fail("not_found");
}

function atVersion(there: readonly ManagedAttribute[], key: string, version: number): ManagedAttribute {
  const now = there.find((one) => one.key === key) ?? fail("not_found");
  if (now.version !== version) fail("stale_version", { data: now });
  return now;
}

function requireChoices({ kind, choices }: Pick<Told, "kind" | "choices">): void {
  if (new Set(choices.map((one) => one.toLowerCase())).size < choices.length)
    failFields({ choices: "Each choice can be listed only once." });
  const takesNone = kind === "boolean" || kind === "number";
  if (takesNone && choices.length > 0)
    failFields({ choices: "Only lists and colors have choices. Leave this empty." });
}
