import columns from "../../../../content/import/columns.json" with { type: "json" };
import shopify from "../../../../content/import/shopify.json" with { type: "json" };

/** The possible fields of a vendor's file. */
export type ImportField = keyof typeof columns;

/**
 * Vendors' names for each field, as `plainName` normalizes them. If a list has several of them, the first one there
 * wins.
 */
export const synonyms = new Map(Object.entries(columns)) as ReadonlyMap<ImportField, readonly string[]>;

/** What the columns of Shopify's present export were called before, where they have another name now. */
export const formerShopifyNames: ReadonlyMap<string, string> = new Map(Object.entries(shopify.formerNames));

/** The fields of Shopify's product export, by the former names of its columns; its other columns hold nothing that the shop stores. */
export const shopifyFields = new Map(Object.entries(shopify.fields)) as ReadonlyMap<string, ImportField>;
