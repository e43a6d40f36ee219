import { describe, expect, it } from "vitest";
import { readPriceWords } from "./price-words.ts";

describe("a price in the words of a search", () => {
  it.each([
    ["black faucet under 200", "black faucet", { price_max: 200 }],
    ["faucet under $200", "faucet", { price_max: 200 }],
    ["countertop below $50", "countertop", { price_max: 50 }],
    ["vanity less than 1000 dollars", "vanity", { price_max: 1000 }],
    ["Vanity up to $1,250.50", "Vanity", { price_max: 1250.5 }],
    ["tile up to $5 per sq ft", "tile", { sqft_max: 5 }],
    ["tile under 5 per sq ft", "tile", { sqft_max: 5 }],
    ["oak floor $4-$6/sqft", "oak floor", { sqft_min: 4, sqft_max: 6 }],
    ["$100-$200 vanity", "vanity", { price_min: 100, price_max: 200 }],
    ["vanity between 100 and 200", "vanity", { price_min: 100, price_max: 200 }],
    ["vanity from $100 to $200", "vanity", { price_min: 100, price_max: 200 }],
    ["rug over 500", "rug", { price_min: 500 }],
    ["rug over 100 under 300", "rug", { price_min: 100, price_max: 300 }],
    ["sofa $2k or less", "sofa", { price_max: 2000 }],
    ["under $50", "", { price_max: 50 }],
    ["tile under 5", "tile", { price_max: 5 }],
  ])("%j", (text, words, limits) => {
    expect(readPriceWords(text)).toMatchObject({ words, limits });
  });

  it.each([
    "vanity under 36 in",
    'vanity under 36"',
    "under 30 inches wide vanity",
    "bulb under 60w",
    "room under 200 sq ft",
    "over 6 ft door",
    "mirror over 24x36",
    "over the range microwave 30 in",
    "under cabinet light",
    "pipe less than 1/2",
    "bulb over 2700k",
    "under 2 handle faucet",
    "12-24 tile",
    "$200 faucet",
    "between studs",
    "shower door 56 to 60 in",
    "faucet",
  ])("is not in %j", (text) => expect(readPriceWords(text)).toBeNull());
});
