import type {
  FileModelSent,
  ProductModelSent,
  ShapeModelSent,
} from "../../../../../contract/catalog/vendor-files.ts";
import type { ProductSent } from "../../../../../contract/catalog/vendor-products.ts";
import {
  designOfShape,
  drawnShape,
  shapeOfDesign,
} from "../../../../../domain/room/uploaded-models/drawn-shapes.ts";
import { uploadedKind } from "../../../../../domain/room/uploaded-models/kinds.ts";
import { modelSize, sizeProblem } from "../../../../../domain/room/uploaded-models/size.ts";
import type { Db } from "../../../../platform/database.ts";
import {
  type FileKind,
  fileUrl,
  type ProductFiles,
  type StoredDocument,
  type StoredModel,
  type VendorFile,
} from "./files.rules.ts";
import { ownFiles } from "./files.store.ts";

type Note = (field: string, problem: string) => void;

/**
 * Checks the files of a sent product. Returns the changes to write at once; a texture may have to wait for an admin.
 */
export async function filesSent(
  db: Db,
  vendorId: string,
  sent: Pick<ProductSent, "model" | "documents" | "texture">,
  before: StoredModel | null,
  note: Note,
): Promise<ProductFiles> {
  const { model, documents, texture } = sent;
  if (texture && !(await fileOf(db, vendorId, "texture", texture.key)))
    note("texture.key", "Upload this texture again.");
  return {
    ...(model !== undefined && { model: await modelSent(db, vendorId, model, before, note) }),
    ...(documents && { documents: await documentsSent(db, vendorId, documents, note) }),
  };
}

async function modelSent(
  db: Db,
  vendorId: string,
  sent: ProductModelSent | null,
  before: StoredModel | null,
  note: Note,
): Promise<StoredModel | null> {
  const isOwn = before?.file || shapeOfDesign(before?.design);
  const drawn = isOwn ? before?.drawn : (before ?? undefined);
  if (!sent) return (drawn as StoredModel | undefined) ?? null;
  const model = sent.from === "shape" ? shapeSent(sent, note) : await fileSent(db, vendorId, sent, note);
  return model && { ...model, ...(drawn !== undefined && { drawn }) };
}

function shapeSent({ shape: id, finish }: ShapeModelSent, note: Note): StoredModel | null {
  const shape = drawnShape(id);
  if (!shape) {
    note("model.shape", "Choose a shape from the list.");
    return null;
  }
  if (!shape.finishes.includes(finish)) note("model.finish", "Choose a finish from the list.");
  const { kind, params, size } = shape;
  return { kind, design: designOfShape(id), params: { ...params }, size, finish };
}

async function fileSent(
  db: Db,
  vendorId: string,
  sent: FileModelSent,
  note: Note,
): Promise<StoredModel | null> {
  const { key, kind, stands, unit, up, front } = sent;
  const file = await fileOf(db, vendorId, "model", key);
  if (!file?.facts.size) {
    note("model.key", "Upload this model again.");
    return null;
  }
  if (!uploadedKind(kind)?.stands.includes(stands))
    note("model.stands", "Choose a placement for this type of product.");
  const size = modelSize(file.facts.size, sent);
  const problem = sizeProblem(size);
  if (problem) note("model.unit", problem);
  return {
    kind,
    design: "uploaded",
    params: { stands },
    size,
    finish: "",
    file: { key, unit, up, front },
  };
}

async function documentsSent(
  db: Db,
  vendorId: string,
  sent: NonNullable<ProductSent["documents"]>,
  note: Note,
): Promise<StoredDocument[]> {
  const keys = sent.map(({ key }) => key);
  const found = await ownFiles(db, vendorId, "document", keys);
  return sent.map(({ key, title }, at) => {
    if (!found.has(key)) note(`documents.${at}.key`, "Upload this document again.");
    if (keys.indexOf(key) !== at) note(`documents.${at}.key`, "You added this document twice. Remove one.");
    return { key, title, url: fileUrl(key, "document") };
  });
}

const fileOf = async (
  db: Db,
  vendorId: string,
  kind: FileKind,
  key: string,
): Promise<VendorFile | undefined> => (await ownFiles(db, vendorId, kind, [key])).get(key);
