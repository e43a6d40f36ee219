import standard from "../../db/standard-categories.json" with { type: "json" };

/** A department, which is one menu of the header. */
export interface Department {
  id: number;
  name: string;
  slug: string;
  /** Category slugs in the order in which the menu lists them. */
  categories: string[];
}

/** The departments; a category may hang in several. */
export const departments: readonly Department[] = standard.departments.map((department, at) => ({
  id: at + 1,
  ...department,
}));
