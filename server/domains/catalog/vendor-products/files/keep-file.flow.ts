import { createHash } from "node:crypto";
import { keptTexture_px, leastTexture_px } from "../../../../../contract/catalog/textures.ts";
import { fail, failFields } from "../../../../http/failure.ts";
import { takeAttempt } from "../../../../http/limits.ts";
import { bytesOf } from "../../../../http/uploads.ts";
import { TooManyWait } from "../../../../platform/child-pool.ts";
import { discardFiles } from "../../../../platform/files/discard.ts";
import { randomToken } from "../../../../platform/ids.ts";
import { modelWords } from "../../../../platform/models/problems.ts";
import type { ModelTask, SentTexture } from "../../../../platform/models/tasks.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { redrawPicture } from "../../pictures/index.ts";
import { type FileKind, pdfProblem, shownName, type VendorFile } from "./files.rules.ts";
import { addFile } from "./files.store.ts";

const comeAgain_s = 20;
/** Enough for a whole wall of a room, and little enough for a phone. */
const texture_px = keptTexture_px;

/** Stores a 3D model: checked, and rewritten with nothing but what a room shows. Refuses others under `model`. */
export async function keepModel(platform: Platform, vendorId: string, file: File): Promise<VendorFile> {
  await takeAttempt(platform.db, `vendor-file:${vendorId}`, { count: 120, seconds: 3600 });
  const sent = await bytesOf(file);
  const checked = await open(platform, { kind: "check", sent });
  if (checked.kind !== "checked") throw new Error("a model was not checked");
  const textures: SentTexture[] = [];
  for (const texture of checked.textures) textures.push(await redrawn(platform, texture));
  const packed = await open(platform, { kind: "pack", sent: checked.plain ?? sent, textures });
  if (packed.kind !== "packed") throw new Error("a model was not packed");
  const { size, triangles } = checked.facts;
  return store(
    platform,
    vendorId,
    { kind: "model", file, sent, bytes: packed.bytes },
    { size: [...size], triangles },
  );
}

/** Stores a PDF as it is. Refuses others under `document`. */
export async function keepDocument(platform: Platform, vendorId: string, file: File): Promise<VendorFile> {
  await takeAttempt(platform.db, `vendor-file:${vendorId}`, { count: 120, seconds: 3600 });
  const sent = await bytesOf(file);
  const problem = pdfProblem(sent);
  if (problem) failFields({ document: problem });
  return store(platform, vendorId, { kind: "document", file, sent, bytes: sent }, {});
}

const textureWords = {
  unreadable: "This isn't a JPEG, PNG or WebP picture, or it is damaged.",
};

/** Stores a picture of a surface: redrawn, no larger than rooms show it. Refuses others under `texture`. */
export async function keepTexture(platform: Platform, vendorId: string, file: File): Promise<VendorFile> {
  await takeAttempt(platform.db, `vendor-file:${vendorId}`, { count: 120, seconds: 3600 });
  const sent = await bytesOf(file);
  const { bytes, ...facts } = await redrawPicture(platform, {
    sent,
    rules: {
      formats: ["jpeg", "png", "webp"],
      least: { width_px: leastTexture_px, height_px: leastTexture_px },
      fit: { width_px: keptTexture_px, height_px: keptTexture_px },
      to: { format: "jpeg", quality: 90 },
    },
    field: "texture",
    words: textureWords,
  });
  return store(platform, vendorId, { kind: "texture", file, sent, bytes }, facts);
}

async function open({ models }: Platform, task: ModelTask) {
  const result = await models.run(task).catch((error: unknown) => {
    if (error instanceof TooManyWait) return fail("overloaded", { retryAfter: comeAgain_s });
    throw error;
  });
  return result.kind === "refused"
    ? failFields({ model: modelWords(result.problem, result.detail) })
    : result;
}

async function redrawn(platform: Platform, { image, mime, bytes }: SentTexture): Promise<SentTexture> {
  const isPhoto = mime === "image/jpeg";
  const unreadable = modelWords("bad_texture");
  const picture = await redrawPicture(platform, {
    sent: bytes,
    rules: {
      formats: [isPhoto ? "jpeg" : "png"],
      fit: { width_px: texture_px, height_px: texture_px },
      to: isPhoto ? { format: "jpeg", quality: 88 } : { format: "png" },
    },
    field: "model",
    words: { unreadable },
  });
  return { image, mime, bytes: picture.bytes };
}

async function store(
  platform: Platform,
  vendor_id: string,
  { kind, file, sent, bytes }: { kind: FileKind; file: File; sent: Uint8Array; bytes: Uint8Array },
  facts: VendorFile["facts"],
): Promise<VendorFile> {
  const key = randomToken(16);
  const path = `vendor-files/${key.slice(0, 2)}/${key}`;
  await platform.files.put(path, bytes);
  const kept = await addFile(platform.db, {
    key,
    vendor_id,
    kind,
    path,
    bytes: bytes.byteLength,
    facts,
    file_name: shownName(file.name, kind),
    hash: createHash("sha256").update(sent).digest(),
  });
  if (kept.key !== key) await discardFiles(platform, [path]);
  return kept;
}
