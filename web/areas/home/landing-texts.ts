import table from "../../../content/landing/carousels.json" with { type: "json" };

/** The two carousels: what rooms are made of, and what is put into them. */
export const carousels: readonly { title: string; slugs: readonly string[] }[] = table;
