import designs from "../../../content/landing/inspired-designs.json" with { type: "json" };

/** The tabs of the landing page's Inspired Designs, with the templates that they show. */
export const inspiredDesigns: readonly { id: string; label: string; templates: readonly string[] }[] =
  designs;
