import { z } from "zod";
import { listBy, slug, text } from "./values.ts";

/** The tabs of Inspired Designs, with the templates that they show. */
export const inspiredDesigns = listBy(
  z.strictObject({ id: slug, label: text, templates: z.array(slug).min(1) }),
  "id",
);

/** Categories by their slugs, in the order of the page. */
export const categoryTiles = listBy(z.strictObject({ slug, label: text }), "slug");

export const carousels = listBy(z.strictObject({ title: text, slugs: z.array(slug).min(1) }), "title");

const share = z.number().min(0).max(1);
const sku = z.string().regex(/^[A-Z0-9-]+$/, "Write a SKU in capital letters, such as QNL-GPYZ2-C1-258-GL.");

/**
 * The room at the top of the landing page: its template and its parts that can be changed. The first choice of a part is
 * what the template has; the pictures of the others are made by demo/rooms/take-landing-room.ts.
 */
export const landingRoom = z.strictObject({
  template: slug,
  parts: listBy(
    z.strictObject({
      id: slug,
      label: text,
      /** Ids of surfaces and items of the design. */
      places: z.array(z.string()).min(1),
      /** Where its dot is: shares of the picture's width and height. */
      dot: z.tuple([share, share]),
      choices: z
        .array(
          z.strictObject({
            sku,
            pattern: z.enum(["straight", "diagonal", "brick", "herringbone", "basketweave"]).optional(),
            /** Underside above the floor, inches, where it hangs at another height than the first choice. */
            elevation_in: z.number().min(0).max(120).optional(),
          }),
        )
        .min(3)
        .max(5),
    }),
    "id",
  ),
});

/** Which rooms a page of text shows. */
export const roomPictures = listBy(
  z.strictObject({
    page: z.enum(["about_us", "design_ai", "faq", "how_it_works", "our_brands", "pro_account"]),
    rooms: z.array(slug).length(3),
  }),
  "page",
);

/** The template whose picture opens a department, by slugs. */
export const departmentRooms = listBy(z.strictObject({ department: slug, room: slug }), "department");
