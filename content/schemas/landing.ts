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
