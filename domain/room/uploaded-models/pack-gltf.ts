import { readDataUri } from "./data-uri.ts";
import { PartFiles } from "./part-files.ts";
import { padded, writeGlb } from "./write-glb.ts";

interface Part {
  uri?: string;
  bufferView?: number;
  mimeType?: string;
}
interface Place {
  buffer: number;
  byteOffset?: number;
}
interface View extends Place {
  byteLength: number;
  /** A compressed view names the buffer that its data is in here. */
  extensions?: Record<string, Place>;
}
interface Gltf {
  buffers?: (Part & { byteLength?: number })[];
  bufferViews?: View[];
  images?: Part[];
}

/** A glTF file in text form, or a binary one that is not complete in itself. */
export interface GltfFile {
  text: string;
  /** The data that a binary file has in itself. */
  bin?: Uint8Array | undefined;
  /** Where it is among its parts. */
  path: string;
}

/** Whether a glTF file, given as its text, has data outside its binary part. */
export function hasUris(text: string): boolean {
  const { buffers = [], images = [] } = JSON.parse(text) as Gltf;
  return [...buffers, ...images].some(({ uri }) => uri !== undefined);
}

/**
 * A glTF file and the files that it names, as one binary file. Its contents are not checked here.
 * @param parts by their paths
 * @throws MissingPart and AmbiguousPart for a file that is not among `parts`; SyntaxError if `text` is no JSON
 */
export function packGltf(
  { text, bin, path }: GltfFile,
  parts: ReadonlyMap<string, Uint8Array>,
): Uint8Array<ArrayBuffer> {
  const json = JSON.parse(text) as Gltf;
  const files = new PartFiles(parts, path);
  const data = new Data();
  // a buffer without data stands for what compressed views unpack to
  const empty: object[] = [];
  const places = (json.buffers ?? []).map(({ uri, ...buffer }, at) => {
    if (uri !== undefined) return { buffer: 0, start: data.add(bytesAt(uri, files).bytes) };
    if (at === 0 && bin) return { buffer: 0, start: data.add(bin) };
    return { buffer: empty.push(buffer), start: 0 };
  });
  const moved = <Placed extends Place>(placed: Placed): Placed => {
    const { buffer, start } = places[placed.buffer] ?? { buffer: 0, start: 0 };
    return { ...placed, buffer, byteOffset: start + (placed.byteOffset ?? 0) };
  };
  const views = (json.bufferViews ?? []).map(({ extensions, ...view }) => ({
    ...moved(view),
    ...(extensions && { extensions: movedWithin(extensions, moved) }),
  }));
  const images = json.images?.map(({ uri, ...image }) => {
    if (uri === undefined) return image;
    const { bytes, type } = bytesAt(uri, files);
    const byteOffset = data.add(bytes);
    const bufferView = views.push({ buffer: 0, byteOffset, byteLength: bytes.length }) - 1;
    const mimeType = pictureTypeOf(bytes) ?? image.mimeType ?? type;
    return { ...image, bufferView, ...(mimeType && { mimeType }) };
  });
  const packed = {
    ...json,
    bufferViews: views,
    ...(images && { images }),
    buffers: [{ byteLength: data.length }, ...empty],
  };
  return writeGlb(packed, data.joined());
}

const movedWithin = (extensions: Record<string, Place>, moved: (placed: Place) => Place) =>
  Object.fromEntries(
    Object.entries(extensions).map(([name, placed]) => [
      name,
      typeof placed?.buffer === "number" ? moved(placed) : placed,
    ]),
  );

/** The new file's binary data; what comes twice is kept once. */
class Data {
  length = 0;
  readonly #starts = new Map<Uint8Array, number>();

  add(bytes: Uint8Array): number {
    const known = this.#starts.get(bytes);
    if (known !== undefined) return known;
    const start = this.length;
    this.#starts.set(bytes, start);
    this.length += padded(bytes.length);
    return start;
  }

  joined(): Uint8Array {
    const bin = new Uint8Array(this.length);
    for (const [bytes, start] of this.#starts) bin.set(bytes, start);
    return bin;
  }
}

const bytesAt = (uri: string, files: PartFiles): { bytes: Uint8Array; type: string } =>
  readDataUri(uri) ?? { bytes: files.find(uri), type: "" };

const beginnings = [
  ["image/png", /^\u0089PNG/],
  ["image/jpeg", /^\u00ff\u00d8\u00ff/],
  ["image/webp", /^RIFF.{4}WEBP/s],
  ["image/ktx2", /^\u00abKTX 20/],
] as const;

/** By the first bytes, which a wrong name does not change. */
function pictureTypeOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.find(([, begins]) => begins.test(start))?.[0];
}
