import type { SentTexture } from "../../../../../contract/catalog/textures.ts";
import type { FileModelSent, SentDocument, SentModel } from "../../../../../contract/catalog/vendor-files.ts";

const addresses = { model: "glb", document: "pdf", texture: "jpg" } as const;
export type FileKind = keyof typeof addresses;

/** What is kept of a vendor's file. */
export interface VendorFile {
  key: string;
  kind: FileKind;
  file_name: string;
  bytes: number;
  facts: {
    size?: [number, number, number];
    triangles?: number;
    width_px?: number;
    height_px?: number;
    color?: string;
  };
}

/** How a product's own model is kept; `drawn` is the marketplace's model that it took the place of. */
export interface StoredModel {
  kind: string;
  design: string;
  params: Record<string, string | number | boolean>;
  size: { width_in: number; depth_in: number; height_in: number };
  finish: string;
  file?: Pick<FileModelSent, "key" | "unit" | "up" | "front">;
  drawn?: unknown;
}

export interface StoredDocument {
  key: string;
  title: string;
  url: string;
}

/** Changes of a product's files; a missing field stays as it is. */
export interface ProductFiles {
  model?: StoredModel | null;
  documents?: StoredDocument[];
}

export const fileUrl = (key: string, kind: FileKind): string => `/showroom/files/${key}.${addresses[kind]}`;

export const modelView = ({ key, file_name, bytes, facts }: VendorFile): SentModel => ({
  key,
  url: fileUrl(key, "model"),
  file_name,
  bytes,
  triangles: facts.triangles ?? 0,
  size: facts.size ?? [0, 0, 0],
});

export const documentView = ({ key, file_name, bytes }: VendorFile): SentDocument => ({
  key,
  url: fileUrl(key, "document"),
  file_name,
  bytes,
});

export const textureView = ({ key, file_name, bytes, facts }: VendorFile): SentTexture => ({
  key,
  url: fileUrl(key, "texture"),
  file_name,
  bytes,
  width_px: facts.width_px ?? 0,
  height_px: facts.height_px ?? 0,
  color: facts.color ?? "#b9b2a6",
});

/** The name without a path and with the right ending. */
export function shownName(name: string, kind: FileKind): string {
  const base = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  const clean = base
    .replaceAll(/[\p{Cc}\p{Cf}"<>:|?*]/gu, "")
    .trim()
    .slice(0, 80);
  return `${clean || kind}.${addresses[kind]}`;
}

const exportPdf = "Save it as a PDF again and upload the new file.";

/**
 * Why a file is no PDF that may be handed on; null if it is one. Its content decides, not its name. Programs inside
 * are refused as far as they can be seen without opening it; it is only ever downloaded.
 */
export function pdfProblem(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/^%PDF-[12]\.\d/.test(text)) return "This file isn't a PDF. Upload a PDF.";
  if (!text.slice(-2048).includes("%%EOF")) return `This PDF is damaged or incomplete. ${exportPdf}`;
  if (/\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(text))
    return `This PDF contains a script or another file. ${exportPdf}`;
  if (/\/Encrypt\b/.test(text))
    return "This PDF has a password. Save it without a password and upload that file.";
  return null;
}
