import { expect, it } from "vitest";
import { storeProducts, storeQueries } from "../../../../../bench/relevance/hardware-store.ts";
import { understand } from "../../../../../domain/search/query.ts";
import { Finds } from "../search/search.rules.ts";
import { SearchWords } from "../search/search-words.rules.ts";
import { CandidateWords } from "./candidates.rules.ts";
import { DocumentReader } from "./document.rules.ts";

it("ranks fetched products as the catalog in memory does, also those that lack words", () => {
  const products = storeProducts();
  const reader = new DocumentReader(new Set());
  const words = new SearchWords();
  const candidates = products.map((texts, slot) => {
    words.add(slot, texts);
    return { slot, stored: reader.read({ ...unlisted, ...texts, id: slot }, slot).stored };
  });
  words.settle();
  const fetched = new CandidateWords(candidates, {
    words: {
      rarity: words.rarity,
      leadShare: words.leadShare,
      similar: words.similar,
      isMet: (ways) => words.meeting(ways).size > 0,
    },
    settled: words.settled,
    stages: new Set(["all words", "whole", "some words", "more"]),
  });
  const place = { fits: () => true, others: true };
  for (const { q } of storeQueries(products)) {
    const query = understand(q, words);
    const here = new Finds(words, query).within(place);
    expect(new Finds(fetched, query).within(place), q).toEqual(here);
  }
});

const unlisted = {
  is_published: true,
  category_id: 1,
  wholesale_cents: 100,
  list_cents: 200,
  box_sqft: null,
  popularity: 0,
  created_minute: 0,
  in_stock: true,
  lead_time_days: 1,
  attributes: {},
  category_slugs: [],
  surface: [],
  model_kind: null,
  model_use: null,
  version: 1,
};
