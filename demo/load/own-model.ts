import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { CatalogProduct } from "../catalog/product.types.ts";
import { latheGlb, type OutlinePoint } from "./lathe-glb.ts";
import { insertRows, type Writer } from "./rows.ts";
import type { Structure } from "./structure.ts";

/** The vendor that one can sign in as. */
const demoVendor = "north-quay-tile";

/** Whether a product can be the one that the demo vendor sells with a model of its own: a turned block of stone. */
const isDrum = ({ model }: CatalogProduct): boolean =>
  model?.kind === "low_table" && model.params.form === "drum" && /travertine|marble|stone/.test(model.finish);

/** A round table without legs, a little wider in the middle, with rounded edges, as in the product's pictures. */
function drumOutline(width_in: number, height_in: number): OutlinePoint[] {
  const radius = width_in / 2;
  const edge = 0.7;
  const wideAt = (height: number) => radius * (1 - 0.03 * (2 * (height / height_in) - 1) ** 2);
  const quarter = [0, 1, 2, 3, 4].map((at) => (Math.PI / 8) * at);
  const foot = quarter.map((angle): OutlinePoint => {
    const height = edge * (1 - Math.cos(angle));
    return [wideAt(height) - edge * (1 - Math.sin(angle)), height];
  });
  const sides = [1, 2, 3, 4, 5, 6, 7].map((at): OutlinePoint => {
    const height = edge + ((height_in - 2 * edge) * at) / 8;
    return [wideAt(height), height];
  });
  const rim = quarter.map((angle): OutlinePoint => {
    const height = height_in - edge * (1 - Math.sin(angle));
    return [wideAt(height) - edge * (1 - Math.cos(angle)), height];
  });
  return [[0, 0], foot[0]!, ...foot, ...sides, ...rim, rim.at(-1)!, [0, height_in]];
}

/** Gives the demo vendor one product with a model of its own, as if it had sent the file. */
export class OwnModel {
  #product: CatalogProduct | undefined;
  readonly #key: string;
  bytes: Uint8Array | undefined;

  constructor(seed: string) {
    this.#key = createHash("sha256").update(`own model ${seed}`).digest("base64url").slice(0, 22);
  }

  get path(): string {
    return `vendor-files/${this.#key.slice(0, 2)}/${this.#key}`;
  }

  /** The product as the market has it: the first that fits is the demo vendor's. */
  taken(product: CatalogProduct): CatalogProduct {
    if (this.#product || !isDrum(product)) return product;
    this.#product = { ...product, vendor: demoVendor };
    return this.#product;
  }

  async load(writer: Writer, structure: Structure): Promise<void> {
    const { model, hash } = this.#product ?? {};
    if (!model) return;
    const { width_in, height_in } = model.size;
    const { bytes, size, triangles } = latheGlb(drumOutline(width_in, height_in), [0.72, 0.64, 0.53]);
    this.bytes = bytes;
    await insertRows(writer, "vendor_files", [
      {
        key: this.#key,
        vendor_id: structure.vendor.get(demoVendor),
        kind: "model",
        file_name: "drum-table.glb",
        path: this.path,
        hash: `\\x${createHash("sha256").update(bytes).digest("hex")}`,
        bytes: bytes.length,
        facts: { size, triangles },
        unused_since: null,
      },
    ]);
    const own = {
      ...{ kind: model.kind, design: "uploaded", params: { stands: "floor" }, size: model.size, finish: "" },
      file: { key: this.#key, unit: "m", up: "y", front: "+z" },
      drawn: model,
    };
    await writer.run(
      sql`update products set model = ${JSON.stringify(own)}::text::jsonb where hash = ${hash}`,
    );
  }
}
