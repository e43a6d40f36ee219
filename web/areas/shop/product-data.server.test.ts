import { expect, test } from "vitest";
import type { Product } from "../../../contract/catalog/catalog.ts";
import { productData } from "./product-data.server.ts";

const variant = (price: number, stock: number) => ({ price, stock, allows_backorder: false, images: [0] });
const product = (changes: object = {}): Product =>
  ({
    hash: "abc123",
    name: "Drury Works Bluestone",
    brand: "Quennell",
    vendor: "North Quay",
    description: "An even quarry blue.",
    sku: "Q-1",
    category: { name: "Ceramic" },
    images: [{ url: "/showroom/media/k/800.webp" }],
    rating: null,
    reviews: 0,
    latest_reviews: [],
    variants: [variant(55.1, 0), variant(60, 4)],
    ...changes,
  }) as unknown as Product;

test("several variants are offered from the lowest price to the highest, in this showroom", () => {
  expect(productData(product(), "OAKSTONE")).toMatchObject({
    "@type": "Product",
    image: ["/showroom/media/k/1200.jpg"],
    offers: {
      "@type": "AggregateOffer",
      lowPrice: "55.10",
      highPrice: "60.00",
      availability: "https://schema.org/InStock",
      url: "/showroom/product/abc123/OAKSTONE",
    },
  });
});

test("one variant is one offer, and sold out when it is", () => {
  expect(productData(product({ variants: [variant(55.1, 0)] }), undefined)).toMatchObject({
    offers: { "@type": "Offer", price: "55.10", availability: "https://schema.org/OutOfStock" },
  });
});

test("a rating appears only if there is one", () => {
  expect(productData(product(), undefined)).not.toHaveProperty("aggregateRating");
  const review = {
    author: "Ada B.",
    rating: 4,
    title: "",
    body: "Solid.",
    created_at: "2026-11-02T10:00:00Z",
  };
  const rated = productData(product({ rating: 4, reviews: 1, latest_reviews: [review] }), undefined);
  expect(rated).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: "Ada B." }, datePublished: "2026-11-02" }],
  });
});
