import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { parseLength } from "../../../../domain/catalog/lengths.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { pricePerSqft } from "../../../../domain/money/pricing.ts";
import { textureMaterial } from "../../../../domain/room/textures/texture-material.ts";
import { type DrawnShape, shapeOfDesign } from "../../../../domain/room/uploaded-models/drawn-shapes.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import type { ProductRow } from "./room-products.store.ts";

type Model = NonNullable<RoomProduct["model"]>;

/** A SKU as a room sees it, without the wholesale price. */
export function productView(row: ProductRow, priceCents: number): RoomProduct {
  const perSqft = row.unit === "Box" && row.box_sqft !== null ? pricePerSqft(priceCents, row.box_sqft) : null;
  const { size, material, model } = factsOf(row);
  return {
    sku: row.sku,
    hash: row.hash,
    name: row.name,
    brand: row.brand,
    category: {
      id: row.category_id,
      name: row.category_name,
      slug_url: row.category_slug,
      above: row.category_above,
    },
    options: row.options,
    attributes: row.attributes,
    image: pictureOf(row, row.name)?.url ?? null,
    unit: row.unit,
    minimum_unit: row.minimum_unit,
    price: toDollars(priceCents),
    price_per_sqft: perSqft === null ? null : toDollars(perSqft),
    list_price: toDollars(row.list_cents),
    box_sqft: row.box_sqft,
    pieces_per_box: row.pieces_per_box,
    in_stock: row.stock > 0 || row.allows_backorder,
    lead_time_days: row.lead_time_days,
    size,
    surface: row.surface,
    material,
    model,
  };
}

/** What a row has to say about its SKU's size and look. */
export type FactsRow = Pick<
  ProductRow,
  "item_size" | "options" | "texture" | "material" | "model" | "media_source"
>;

/** How large a SKU is, what it is made of, and the model that is built of it. */
export function factsOf(row: FactsRow): Pick<RoomProduct, "size" | "material" | "model"> {
  const size = sizeOf(row);
  return { size, material: materialOf(row, size), model: modelOf(row, size) };
}

function sizeOf({ item_size }: FactsRow): RoomProduct["size"] {
  return {
    width_in: inches(item_size.width_size),
    length_in: inches(item_size.length_size),
    height_in: inches(item_size.height_size),
    pattern: item_size.pattern ?? "",
  };
}

/** Inches as written on a page (`23.62 in.`, `3/8 in.`); 0 if there is no such measure. */
export function inches(text: string | undefined): number {
  const length = text ? parseLength(text) : null;
  return length?.ok ? length.inches : 0;
}

const textureUrl = (key: string): string => `/showroom/files/${key}.jpg`;

interface Source {
  kind?: string;
  definition?: unknown;
  path?: string;
}

/** The vendor's own texture, else the variant's own color if its picture was drawn from one. */
function materialOf(row: FactsRow, size: RoomProduct["size"]): unknown {
  if (row.texture) {
    const { key, color, ...texture } = row.texture;
    const drawn = row.material as MaterialDefinition | null;
    return textureMaterial({ ...texture, url: textureUrl(key), color: color ?? "#b9b2a6" }, size, drawn);
  }
  if (row.material === null) return null;
  const source = row.media_source as Source | null;
  return source?.kind === "material" ? (source.definition ?? row.material) : row.material;
}

function modelOf(row: FactsRow, size: RoomProduct["size"]): Model | null {
  const shape = shapeOfDesign((row.model as Partial<Model> | null)?.design);
  const stored = (row.model ?? {}) as { file?: StoredFile };
  const model = row.model as Partial<Model> | null;
  if (!model || typeof model.kind !== "string" || !model.size) return null;
  return {
    kind: model.kind,
    design: model.design ?? "",
    params: drilled(model.params ?? {}, row.options),
    size: {
      width_in: size.width_in || model.size.width_in,
      depth_in: size.length_in || model.size.depth_in,
      height_in: size.height_in || model.size.height_in,
    },
    finish: shape ? finishOfShape(shape, row, model.finish ?? "") : finishOf(row, model.finish ?? ""),
    ...(stored.file && { file: fileView(stored.file) }),
  };
}

/** A basin that is drilled for a centerset faucet has its holes closer together than the product's model. */
function drilled(params: Model["params"], options: FactsRow["options"]): Model["params"] {
  const isCenterset = Object.values(options).some((value) => /\bcenterset\b/i.test(value));
  return isCenterset && params.bowl !== undefined ? { ...params, holes: "centerset" } : params;
}

/** A vendor's own model, as its editor stored it. */
interface StoredFile extends Pick<NonNullable<Model["file"]>, "up" | "front"> {
  key: string;
}

const fileView = ({ key, up, front }: StoredFile): NonNullable<Model["file"]> => ({
  url: `/showroom/files/${key}.glb`,
  up,
  front,
});

/** One of a shape's own finishes: the variant's where its option names one, else the one that the vendor chose. */
function finishOfShape({ finishes }: DrawnShape, { options }: FactsRow, usual: string): string {
  const named = options.Finish?.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") ?? "";
  return finishes.includes(named) ? named : usual;
}

/** The finish of the variant: by its photo's name, else by its option's name, else the product's. */
function finishOf({ media_source, options }: FactsRow, usual: string): string {
  const photographed = /--([a-z0-9-]+)\.\w+$/.exec((media_source as Source | null)?.path ?? "")?.[1];
  if (photographed) return photographed;
  return options.Finish ? options.Finish.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") : usual;
}
