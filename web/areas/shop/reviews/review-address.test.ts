import { expect, test } from "vitest";
import { readReviewAddress, reviewQuery } from "./review-address.ts";

const read = (query: string) => readReviewAddress(new URLSearchParams(query));

test("an address without words on reviews asks for none beyond those that come with the product", () => {
  expect(read("sku=A-1")).toBeNull();
});

test("invalid values fall back to defaults", () => {
  expect(read("reviews=loudest&stars=9&reviews_page=-2")).toEqual({
    sort: "newest",
    rating: undefined,
    page: 1,
  });
});

test("another choice keeps the chosen variant and goes back to the first page", () => {
  const params = new URLSearchParams("sku=A-1&reviews=helpful&reviews_page=3");
  expect(reviewQuery(params, { rating: 4 })).toBe("?sku=A-1&reviews=helpful&stars=4");
  expect(reviewQuery(params, { sort: "newest" })).toBe("?sku=A-1");
  expect(reviewQuery(params, { page: 2 })).toBe("?sku=A-1&reviews=helpful&reviews_page=2");
});
