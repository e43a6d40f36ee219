import type { ContentPiece, ContentValue, KeptContent } from "../../../../contract/admin/content.ts";
import { allWords } from "../../../../domain/content/words.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { invalidate } from "../../../platform/cache/invalidation.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import {
  allPieces,
  firstStories,
  pieceOf,
  placeholdersOf,
  shownFields,
  valueErrors,
} from "./content.rules.ts";
import {
  firstTestimonials,
  lockPiece,
  newestVersions,
  type PieceRow,
  pieceRows,
  type VersionRow,
  versionRow,
  versionRows,
  writeDraft,
  writeVersion,
} from "./content.store.ts";
import { type ContentKey, deliveredValue, fieldsOf, isNumbered, type Piece } from "./pieces.ts";
import { spanishValue } from "./spanish-pieces.ts";

/** What holds while no admin has changed a piece. */
async function firstValue(db: Db, key: ContentKey): Promise<ContentValue> {
  if (key !== "testimonials") return deliveredValue(key);
  return { kind: "testimonials", stories: firstStories(await firstTestimonials(db)) };
}

/** A stored value; fixed texts that came with a later release of the product are added to it. */
function whole(key: ContentKey, stored: unknown): ContentValue | null {
  const value = (stored ?? null) as ContentValue | null;
  const fields = fieldsOf(key);
  return value?.kind === "words" && fields ? { ...value, texts: allWords(fields, value.texts) } : value;
}

/** What visitors see of a piece, and in which language: what an admin wrote is in English on every page. */
export async function publishedValue<Kind extends ContentValue["kind"]>(
  db: Db,
  key: ContentKey,
  _kind: Kind,
  language: Language = "en",
): Promise<{ value: Extract<ContentValue, { kind: Kind }>; language: Language }> {
  const [newest] = await newestVersions(db, [key]);
  const written = whole(key, newest?.value);
  const spanish = language === "es" && !written ? spanishValue(key) : undefined;
  // a piece's versions are all of its kind: `change` refuses others
  const value = (spanish ?? written ?? (await firstValue(db, key))) as Extract<ContentValue, { kind: Kind }>;
  return { value, language: spanish ? "es" : "en" };
}

/** Every piece with its state. */
export async function listedPieces(db: Db): Promise<ContentPiece[]> {
  const keys = allPieces.map(({ key }) => key);
  const [touched, newest] = await Promise.all([pieceRows(db, keys), newestVersions(db, keys)]);
  return allPieces.map((piece) =>
    shownPiece(
      piece,
      touched.find(({ key }) => key === piece.key),
      newest.find(({ key }) => key === piece.key),
    ),
  );
}

const shownPiece = (
  piece: Piece,
  row: PieceRow | undefined,
  newest: VersionRow | undefined,
): ContentPiece => ({
  ...piece,
  is_changed: newest !== undefined && newest.value !== null,
  published_at: newest?.published_at.toISOString() ?? null,
  published_by: newest?.published_by ?? null,
  draft_at: row?.draft_at?.toISOString() ?? null,
  draft_by: row?.draft_by ?? null,
});

/** One piece as its editor needs it. */
export async function keptContent(db: Db, key: ContentKey): Promise<KeptContent> {
  const [[row], [newest], rows, first] = await Promise.all([
    pieceRows(db, [key]),
    newestVersions(db, [key]),
    versionRows(db, key),
    firstValue(db, key),
  ]);
  return {
    ...shownPiece(pieceOf(key), row, newest),
    version: row?.version ?? 1,
    value: whole(key, newest?.value) ?? first,
    draft: whole(key, row?.draft),
    is_numbered: isNumbered(key),
    placeholders: [...placeholdersOf(key)],
    fields: shownFields(key),
    history: [
      ...rows.map((one) => ({ ...one, published_at: one.published_at.toISOString() })),
      { number: 0, published_at: null, published_by: null, restored: null },
    ],
  };
}

/** The text of a version; 0 is what holds while nobody has changed it. */
export async function valueOfVersion(db: Db, key: ContentKey, number: number): Promise<ContentValue> {
  if (number === 0) return firstValue(db, key);
  const row = (await versionRow(db, key, number)) ?? fail("not_found");
  return whole(key, row.value) ?? firstValue(db, key);
}

interface Asked {
  key: ContentKey;
  version: number;
}

type Action = "content.drafted" | "content.discarded" | "content.published" | "content.restored";

/** Makes one change under the version that the admin has read; refuses (409) with what is there now. */
async function change(
  platform: Platform,
  caller: Caller,
  { key, version }: Asked,
  act: (db: Db, by: { by: string; at: Date }) => Promise<{ action: Action; number?: number }>,
): Promise<KeptContent> {
  const isShown = await platform.db.transaction().execute(async (db) => {
    const now = await lockPiece(db, key);
    if (now !== version) fail("stale_version", { data: await keptContent(db, key) });
    const { action, number } = await act(db, { by: accountOf(caller).id, at: platform.now() });
    const details = { text: pieceOf(key).title, ...(number !== undefined && { version: number }) };
    await audit(db, { caller, action, about: { type: "content", id: key }, details });
    if (number === undefined) return false;
    await invalidate(db, "showrooms");
    return true;
  });
  if (isShown) platform.cache.forget("showrooms");
  return keptContent(platform.db, key);
}

export function assertSound(key: ContentKey, value: ContentValue): void {
  if (value.kind !== pieceOf(key).kind)
    failFields({ "value.kind": `Send a value of the kind ${pieceOf(key).kind}.` });
  const errors = valueErrors(key, value);
  if (Object.keys(errors).length > 0) failFields(errors);
}

/** Keeps what an admin has written so far; visitors see nothing of it. */
export function saveDraft(platform: Platform, caller: Caller, asked: Asked & { value: ContentValue }) {
  const { key, value } = asked;
  assertSound(key, value);
  return change(platform, caller, asked, async (db, by) => {
    await writeDraft(db, { key, draft: value, ...by });
    return { action: "content.drafted" };
  });
}

export function discardDraft(platform: Platform, caller: Caller, asked: Asked) {
  return change(platform, caller, asked, async (db, by) => {
    await writeDraft(db, { key: asked.key, draft: null, ...by });
    return { action: "content.discarded" };
  });
}

/** Shows a text to visitors: here at once, on other servers within a second. */
export function publish(platform: Platform, caller: Caller, asked: Asked & { value: ContentValue }) {
  const { key, value } = asked;
  assertSound(key, value);
  return change(platform, caller, asked, async (db, by) => ({
    action: "content.published",
    number: await writeVersion(db, { key, value, restored: null, ...by }),
  }));
}

/** Publishes an earlier version again, which is a version like any other. */
export async function restore(platform: Platform, caller: Caller, asked: Asked & { number: number }) {
  const { key, number } = asked;
  const value = number === 0 ? null : await valueOfVersion(platform.db, key, number);
  return change(platform, caller, asked, async (db, by) => ({
    action: "content.restored",
    number: await writeVersion(db, { key, value, restored: number, ...by }),
  }));
}
