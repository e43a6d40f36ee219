import { padded, writeGlb } from "./write-glb.ts";

/** A file that a glTF file names and that was not given with it. */
export class MissingPart extends Error {
  readonly part: string;
  constructor(part: string) {
    super(`${part} is missing`);
    this.part = part;
  }
}

interface Part {
  uri?: string;
  bufferView?: number;
  mimeType?: string;
}
interface View {
  buffer: number;
  byteOffset?: number;
  byteLength: number;
}
interface Gltf {
  buffers?: (Part & { byteLength?: number })[];
  bufferViews?: View[];
  images?: Part[];
}

/**
 * A glTF file in text form and the files that it names, as one binary file. Its contents are not checked here.
 * @param parts by their file names without a folder
 * @throws MissingPart for a file that is not among `parts`; SyntaxError if `text` is no JSON
 */
export function packGltf(text: string, parts: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const json = JSON.parse(text) as Gltf;
  const pieces: Uint8Array[] = [];
  let length = 0;
  const add = (bytes: Uint8Array): number => {
    const at = length;
    pieces.push(bytes);
    length += padded(bytes.length);
    return at;
  };
  const starts = (json.buffers ?? []).map(({ uri = "" }) => add(bytesAt(uri, parts).bytes));
  const views = (json.bufferViews ?? []).map((view) => ({
    ...view,
    buffer: 0,
    byteOffset: (starts[view.buffer] ?? 0) + (view.byteOffset ?? 0),
  }));
  const images = json.images?.map(({ uri, ...image }) => {
    if (uri === undefined) return image;
    const { bytes, type } = bytesAt(uri, parts);
    const bufferView = views.push({ buffer: 0, byteOffset: add(bytes), byteLength: bytes.length }) - 1;
    return { ...image, bufferView, mimeType: image.mimeType ?? type };
  });
  const bin = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bin.set(piece, at);
    at += padded(piece.length);
  }
  const packed = {
    ...json,
    bufferViews: views,
    ...(images && { images }),
    buffers: [{ byteLength: length }],
  };
  return writeGlb(packed, bin);
}

function bytesAt(uri: string, parts: ReadonlyMap<string, Uint8Array>): { bytes: Uint8Array; type: string } {
  const data = /^data:([^;,]*)(;base64)?,(.*)$/s.exec(uri);
  if (data) {
    const [, type = "", , body = ""] = data;
    return { bytes: Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0)), type };
  }
  const name = nameOf(uri);
  const bytes = parts.get(name);
  if (!bytes) throw new MissingPart(name || "a file");
  return { bytes, type: /\.png$/i.test(name) ? "image/png" : "image/jpeg" };
}

function nameOf(uri: string): string {
  const name = uri.replace(/^.*[/\\]/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
