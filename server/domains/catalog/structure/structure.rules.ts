import { type CategoriesFile, categoriesFile } from "../../../../contract/catalog/categories-file.ts";
import { UnreadableFile } from "../import/index.ts";

/** A category of a file with the one above it. */
export interface FiledCategory {
  name: string;
  slug: string;
  description: string | undefined;
  facets: readonly string[] | undefined;
  /** The slug of the category above. */
  parent: string | null;
}

/** Slugs and keys that the marketplace has already. */
export interface Known {
  categories: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** Reads the text of a categories file. Throws UnreadableFile, which names the place and the reason. */
export function readCategoriesFile(text: string): CategoriesFile {
  const parsed = categoriesFile.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const place = first?.path.join(".") || "the file";
  throw new UnreadableFile(`We couldn't read the categories. At ${place}: ${first?.message}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(`The categories file isn't valid JSON: ${(error as Error).message}`);
  }
}

/** The categories of a file, each after the one above it. */
export const filedCategories = ({ categories }: CategoriesFile): FiledCategory[] => [
  ...categories.map(({ name, slug, description, facets }) => ({
    name,
    slug,
    description,
    facets,
    parent: null,
  })),
  ...categories.flatMap(({ slug: parent, facets, children }) =>
    children.map((child) => ({
      name: child.name,
      slug: child.slug,
      description: child.description,
      parent,
      facets: child.facets ?? facets,
    })),
  ),
];

/** Throws UnreadableFile for a slug or key that stands twice, and for one that is neither in the file nor known. */
export function requireConsistent(file: CategoriesFile, known: Known): void {
  const filed = filedCategories(file);
  requireOnce("category", filed, ({ slug }) => slug);
  requireOnce("department", file.departments, ({ slug }) => slug);
  requireOnce("attribute", file.attributes, ({ key }) => key);
  const categories = new Set([...known.categories, ...filed.map(({ slug }) => slug)]);
  for (const { name, categories: slugs } of file.departments) {
    const missing = slugs.find((slug) => !categories.has(slug));
    if (missing)
      throw new UnreadableFile(`The department ${name} lists "${missing}", which isn't a category.`);
  }
  const attributes = new Set([...known.attributes, ...file.attributes.map(({ key }) => key)]);
  for (const { name, facets = [] } of filed) {
    const missing = facets.find((key) => !attributes.has(key));
    if (missing)
      throw new UnreadableFile(`The category ${name} filters by "${missing}", which isn't an attribute.`);
  }
}

function requireOnce<Item>(what: string, items: readonly Item[], nameOf: (item: Item) => string): void {
  const seen = new Set<string>();
  for (const name of items.map(nameOf)) {
    if (seen.has(name)) throw new UnreadableFile(`The file has the ${what} "${name}" twice.`);
    seen.add(name);
  }
}
