import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/** A search text as the database reads it. */
export interface Reading {
  /** Stems, sizes in their normal form; without words that say nothing. */
  lexemes: string[];
  /** What was typed, word by word, with each word's stems. */
  words: { word: string; lexemes: string[] }[];
}

/** Reads a search text with the same rules that read the products. */
export async function readText(db: Db, text: string): Promise<Reading> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 12);
  const { rows } = await sql<{ word: string; lexemes: string[] }>`
    select word, tsvector_to_array(catalog_words(word)) as lexemes
    from unnest(${[words.join(" "), ...words]}::text[]) with ordinality as typed(word, place)
    order by place`.execute(db);
  const [whole, ...single] = rows;
  return { lexemes: withoutCompounds(whole?.lexemes ?? []), words: single };
}

/** "wall-mount" is read as itself and as its parts; the parts are what others write too. */
function withoutCompounds(lexemes: readonly string[]): string[] {
  const parts = new Set(lexemes);
  return lexemes.filter((lexeme) => {
    const split = lexeme.split("-");
    return split.length === 1 || !split.some((part) => parts.has(part));
  });
}

/** Ids of published products with a SKU, or a number in their vendor's catalogue, that begins so. */
export async function productsBySku(db: Db, start: string): Promise<number[]> {
  const pattern = `${start.toUpperCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from (
      select product_id from variants where upper(sku) like ${pattern} limit 50
    ) found`.execute(db);
  return rows.map((row) => row.product_id);
}
