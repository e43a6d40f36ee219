import type { Caller } from "../../../../http/caller.ts";
import { fail, failFields } from "../../../../http/failure.ts";
import type { Db } from "../../../../platform/database.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { audit } from "../../../identity/audit/index.ts";
import { keepPicture, largestPicture, logoGround } from "../../pictures/index.ts";
import { dropBrand, insertBrand, setBrand, touchBrand } from "../../products/index.ts";
import { slugFor } from "../ordering.rules.ts";
import { changeStructure } from "../shown.flow.ts";
import {
  brandNamed,
  dropFormerName,
  findBrand,
  keepFormerName,
  lockBrands,
  type ManagedBrandRow,
  mergeInto,
  takenSlugs,
} from "./managed-brands.store.ts";

export function addBrand(
  platform: Platform,
  caller: Caller,
  { name, about, is_partner }: { name: string; about: string; is_partner: boolean },
): Promise<ManagedBrandRow> {
  return changeStructure(platform, async (db) => {
    const known = await brandNamed(db, name);
    if (known) failFields({ name: nameTaken(name, known.name) });
    const slug = slugFor(name, await takenSlugs(db), "brand");
    const id = await insertBrand(db, { name, slug, about, is_partner });
    await audit(db, { caller, action: "brand.added", about: aboutOf(id), details: { name } });
    return found(db, id);
  });
}

interface BrandChange {
  version: number;
  name?: string | undefined;
  about?: string | undefined;
  is_partner?: boolean | undefined;
}

/**
 * Changes a brand's own data. A former name leads to the brand from then on. Refuses (409) with the brand as it is
 * now.
 */
export function changeBrand(
  platform: Platform,
  caller: Caller,
  id: number,
  { version, ...set }: BrandChange,
): Promise<ManagedBrandRow> {
  return changeStructure(platform, async (db) => {
    const now = await atVersion(db, id, version);
    const name = set.name ?? now.name;
    const isRenamed = name !== now.name;
    if (isRenamed) {
      const known = await brandNamed(db, name);
      if (known && known.id !== id) failFields({ name: nameTaken(name, known.name) });
      await dropFormerName(db, name);
      if (name.toLowerCase() !== now.name.toLowerCase()) await keepFormerName(db, id, now.name);
      await touchBrand(db, id);
    }
    const next = {
      ...now,
      name,
      about: set.about ?? now.about,
      is_partner: set.is_partner ?? now.is_partner,
    };
    await setBrand(db, id, next);
    const details = {
      name,
      ...(isRenamed && { from: now.name }),
      ...(next.is_partner !== now.is_partner && { is_partner: next.is_partner }),
    };
    await audit(db, { caller, action: "brand.changed", about: aboutOf(id), details });
    return found(db, id);
  });
}

/** Sets a brand's logo, or removes it (null). */
export async function setLogo(
  platform: Platform,
  caller: Caller,
  id: number,
  { version, logo }: { version: number; logo: File | null },
): Promise<ManagedBrandRow> {
  if (logo && logo.size > largestPicture.bytes)
    fail("too_large", { values: { limit: largestPicture.words } });
  // an edit of an older version is refused before the picture is redrawn
  await atVersion(platform.db, id, version);
  const media_key =
    logo &&
    (await keepPicture(platform, platform.db, new Uint8Array(await logo.arrayBuffer()), "logo", {
      darkGround: logoGround(),
    }));
  return changeStructure(platform, async (db) => {
    const now = await atVersion(db, id, version);
    await setBrand(db, id, { ...now, media_key });
    const details = { name: now.name, logo: media_key !== null };
    await audit(db, { caller, action: "brand.changed", about: aboutOf(id), details });
    return found(db, id);
  });
}

/** Moves a brand's products to another brand, to which its name and slug lead from then on. */
export function mergeBrand(
  platform: Platform,
  caller: Caller,
  id: number,
  { version, into }: { version: number; into: number },
): Promise<ManagedBrandRow> {
  return changeStructure(platform, async (db) => {
    await lockBrands(db, [id, into]);
    const now = await atVersion(db, id, version);
    const target = into === id ? undefined : await findBrand(db, into);
    if (!target) failFields({ into: "Choose a different brand." });
    await mergeInto(db, now, into);
    const details = { name: now.name, into: target.name, products: now.products };
    await audit(db, { caller, action: "brand.merged", about: aboutOf(id), details });
    return found(db, into);
  });
}

/** Deletes a brand without products. Refuses (409) with the reason. */
export function deleteBrand(
  platform: Platform,
  caller: Caller,
  id: number,
  version: number,
): Promise<ManagedBrandRow> {
  return changeStructure(platform, async (db) => {
    const now = await atVersion(db, id, version);
    if (now.products > 0) {
      const count = now.products === 1 ? "1 product is" : `${now.products} products are`;
      const reason = `${count} by ${now.name}. Merge it into another brand instead.`;
      fail("account_needed", { values: { reason }, data: { products: now.products } });
    }
    await dropBrand(db, id);
    await audit(db, { caller, action: "brand.deleted", about: aboutOf(id), details: { name: now.name } });
    return now;
  });
}

const aboutOf = (id: number) => ({ type: "brand", id: String(id) });

const nameTaken = (name: string, known: string): string =>
  name.toLowerCase() === known.toLowerCase()
    ? `A brand named ${known} already exists.`
    : `${name} is a former name of ${known}.`;

async function found(db: Db, id: number): Promise<ManagedBrandRow> {
  return (await findBrand(db, id)) ?? fail("not_found");
}

async function atVersion(db: Db, id: number, version: number): Promise<ManagedBrandRow> {
  const now = await found(db, id);
  if (now.version !== version) fail("stale_version", { data: { name: now.name, version: now.version } });
  return now;
}
