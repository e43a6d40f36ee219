import { z } from "zod";
import { itemKinds } from "../design/room-design.ts";
import { endpoint } from "../endpoint.ts";
import { writesProducts } from "../scopes.ts";
import { picture, success } from "../shapes.ts";

export const modelUnits = ["m", "cm", "mm", "in", "ft"] as const;
export type ModelUnit = (typeof modelUnits)[number];
/** The side of the file that customers look at; glTF means +z. */
export const modelFronts = ["+z", "-z", "+x", "-x"] as const;
export type ModelFront = (typeof modelFronts)[number];
export const modelUps = ["y", "z"] as const;
export type ModelUp = (typeof modelUps)[number];
export const modelStands = ["floor", "wall", "counter", "ceiling"] as const;
export type ModelStands = (typeof modelStands)[number];

export const mostModel_mb = 20;
export const mostDocument_mb = 10;
export const mostDocuments = 12;

const key = z.string().min(1, "Upload the file again.").max(40, "Upload the file again.");

/** A vendor's own file, read in these units and turned this way. */
const fileModelSent = z.strictObject({
  from: z.literal("file"),
  key,
  kind: z.enum(itemKinds, "Choose a product type."),
  stands: z.enum(modelStands, "Choose a placement."),
  unit: z.enum(modelUnits, "Choose the units."),
  up: z.enum(modelUps, "Choose which way is up."),
  front: z.enum(modelFronts, "Choose which way is front."),
});
export type FileModelSent = z.infer<typeof fileModelSent>;

/** A shape that the marketplace draws, at the product's size. */
const shapeModelSent = z.strictObject({
  from: z.literal("shape"),
  shape: z.string().max(40),
  finish: z.string().max(40),
});
export type ShapeModelSent = z.infer<typeof shapeModelSent>;

/** How a product stands in rooms. */
export const productModelSent = z.discriminatedUnion(
  "from",
  [fileModelSent, shapeModelSent],
  "Choose a file or a shape.",
);
export type ProductModelSent = z.infer<typeof productModelSent>;

export const productDocumentsSent = z
  .array(
    z.strictObject({
      key,
      title: z.string().trim().min(1, "Enter a title.").max(80, "Enter at most 80 characters."),
    }),
  )
  .max(mostDocuments, `A product can have at most ${mostDocuments} documents.`);

/** A file that was checked and may be used by the vendor's products. */
const sentModel = z.object({
  key: z.string(),
  url: z.string(),
  file_name: z.string(),
  bytes: z.number(),
  triangles: z.number(),
  /** Width, height and depth along the file's own axes, in its own units. */
  size: z.tuple([z.number(), z.number(), z.number()]),
});
export type SentModel = z.infer<typeof sentModel>;

const sentDocument = z.object({
  key: z.string(),
  url: z.string(),
  file_name: z.string(),
  bytes: z.number(),
});
export type SentDocument = z.infer<typeof sentDocument>;

/** `drawn`: the marketplace's own model, which a vendor's file takes the place of. */
export const ownModel = z.discriminatedUnion("from", [
  sentModel.extend(fileModelSent.shape),
  z.object(shapeModelSent.shape),
  z.object({
    from: z.literal("drawn"),
    kind: z.string(),
    size: z.object({ width_in: z.number(), depth_in: z.number(), height_in: z.number() }),
  }),
]);
export type OwnModel = z.infer<typeof ownModel>;

export const ownDocument = sentDocument.extend({ title: z.string() });
export type OwnDocument = z.infer<typeof ownDocument>;

export const sendVendorPicture = endpoint("POST /api/vendor/pictures", {
  summary:
    "A picture for a product, at least 600 by 600 pixels and at most 4 MB; its key goes with the product",
  ...writesProducts,
  status: 201,
  accepts: "multipart",
  body: z.strictObject({ picture: z.file("Choose a picture.") }),
  reply: success(z.object({ key: z.string(), picture })),
});

export const sendVendorModel = endpoint("POST /api/vendor/models", {
  summary:
    "A 3D model for a product: binary glTF 2.0 (.glb), at most 20 MB and 300,000 triangles; its key goes with the product",
  ...writesProducts,
  status: 201,
  accepts: "multipart",
  uploads: { model: mostModel_mb },
  body: z.strictObject({ model: z.file("Choose a GLB file.") }),
  reply: success(sentModel),
});

export const sendVendorDocument = endpoint("POST /api/vendor/documents", {
  summary: "A PDF for a product, at most 10 MB; its key goes with the product",
  ...writesProducts,
  status: 201,
  accepts: "multipart",
  uploads: { document: mostDocument_mb },
  body: z.strictObject({ document: z.file("Choose a PDF file.") }),
  reply: success(sentDocument),
});
