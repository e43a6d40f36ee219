import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { compileFunction } from "node:vm";
import { ModelRefused, modelLimits } from "./problems.ts";

/** What of the Basis Universal transcoder is used here; three.js brings it, without types. */
interface Transcoder {
  initializeBasis(): void;
  KTX2File: new (
    bytes: Uint8Array,
  ) => {
    isValid(): boolean;
    startTranscoding(): number;
    getImageTranscodedSizeInBytes(mip: number, layer: number, face: number, format: number): number;
    transcodeImage(
      to: Uint8Array,
      mip: number,
      layer: number,
      face: number,
      format: number,
      ...rest: number[]
    ): number;
    close(): void;
    delete(): void;
  };
}

const rgba32 = 13;

let loading: Promise<Transcoder> | undefined;

/** It is a script for browsers in a package of ES modules, which `import` takes for one. */
async function load(): Promise<Transcoder> {
  const require = createRequire(import.meta.url);
  const path = require.resolve("three/examples/jsm/libs/basis/basis_transcoder.js");
  const [text, wasmBinary] = await Promise.all([
    readFile(path, "utf8"),
    readFile(path.replace(/\.js$/, ".wasm")),
  ]);
  const module = { exports: {} };
  const names = ["module", "exports", "require", "__dirname", "__filename"];
  const run = compileFunction(text, names, { filename: path });
  run(module, module.exports, require, dirname(path), path);
  const make = module.exports as (options: object) => Promise<Transcoder>;
  const transcoder = await make({ wasmBinary, print() {}, printErr() {} });
  transcoder.initializeBasis();
  return transcoder;
}

/** Pixels as red, green, blue and alpha. */
export interface Pixels {
  rgba: Uint8Array;
  width: number;
  height: number;
}

/** The largest picture in a KTX2 file with Basis Universal textures. Throws ModelRefused. */
export async function readKtx2(bytes: Uint8Array): Promise<Pixels> {
  if (bytes.length < 80) throw new ModelRefused("bad_texture");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height, depth, layers, faces] = [20, 24, 28, 32, 36].map((at) =>
    view.getUint32(at, true),
  ) as [number, number, number, number, number];
  if (Math.max(width, height) > modelLimits.texture_px)
    throw new ModelRefused("large_texture", `${width} × ${height}`);
  if (width === 0 || height === 0 || depth > 1 || layers > 1 || faces !== 1)
    throw new ModelRefused("bad_texture");
  loading ??= load();
  const file = new (await loading).KTX2File(bytes);
  try {
    if (!file.isValid() || !file.startTranscoding()) throw new ModelRefused("bad_texture");
    const rgba = new Uint8Array(file.getImageTranscodedSizeInBytes(0, 0, 0, rgba32));
    const isDone = file.transcodeImage(rgba, 0, 0, 0, rgba32, 0, -1, -1);
    if (!isDone || rgba.length !== width * height * 4) throw new ModelRefused("bad_texture");
    return { rgba, width, height };
  } finally {
    file.close();
    file.delete();
  }
}
