import { createHash } from "node:crypto";
import { seedModelFile } from "../../server/domains/catalog/vendor-products/index.ts";
import type { Db } from "../../server/platform/database.ts";
import type { CatalogProduct } from "../catalog/product.types.ts";
import { latheGlb, type OutlinePoint } from "./lathe-glb.ts";
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
  #file: ReturnType<typeof latheGlb> | undefined;

  constructor(seed: string) {
    this.#key = createHash("sha256").update(`own model ${seed}`).digest("base64url").slice(0, 22);
  }

  get path(): string {
    return `vendor-files/${this.#key.slice(0, 2)}/${this.#key}`;
  }

  get bytes(): Uint8Array | undefined {
    return this.#file?.bytes;
  }

  /** The product as the market has it: the first that fits is the demo vendor's. */
  taken(product: CatalogProduct): CatalogProduct {
    const { model } = product;
    if (this.#product || !model || !isDrum(product)) return product;
    this.#product = { ...product, vendor: demoVendor };
    const { width_in, height_in } = model.size;
    this.#file = latheGlb(drumOutline(width_in, height_in), [0.72, 0.64, 0.53]);
    return this.#product;
  }

  /** What a product is shown with in rooms. */
  modelOf(product: CatalogProduct): object | null {
    const { model } = product;
    if (product !== this.#product || !model) return model;
    return {
      kind: model.kind,
      design: "uploaded",
      params: { stands: "floor" },
      size: model.size,
      finish: "",
      file: { key: this.#key, unit: "m", up: "y", front: "+z" },
      drawn: model,
    };
  }

  async load(db: Db, structure: Structure): Promise<void> {
    if (!this.#file) return;
    const { bytes, size, triangles } = this.#file;
    await seedModelFile(db, {
      key: this.#key,
      vendor_id: structure.vendor.get(demoVendor)!,
      path: this.path,
      file_name: "drum-table.glb",
      bytes,
      facts: { size, triangles },
    });
  }
}
