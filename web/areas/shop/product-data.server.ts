import type { Product } from "../../../contract/catalog/catalog.ts";
import { productPath } from "../../kit/product/product-path.ts";
import { isoDay } from "../../ui/format.ts";
import { picturesOf } from "./pictures-of.ts";

const shownReviews = 3;

/** Structured data of a product for search engines, at the price on its page; URLs start with `/showroom/`. */
export function productData(product: Product, vsdId: string | undefined): object {
  const { hash, name, brand, description, sku, category, rating, reviews } = product;
  const images = picturesOf(
    product,
    product.variants.find((variant) => variant.sku === sku),
  );
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description,
    sku,
    category: category.name,
    brand: { "@type": "Brand", name: brand },
    image: images.map(({ url }) => url.replace(/\d+\.\w+$/, "1200.jpg")),
    offers: offersOf(product, `/showroom${productPath(hash, vsdId)}`),
    ...(rating !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviews },
      review: product.latest_reviews.slice(0, shownReviews).map((review) => ({
        "@type": "Review",
        ...(review.title && { name: review.title }),
        reviewBody: review.body,
        datePublished: isoDay(review.created_at),
        author: { "@type": "Person", name: review.author },
        reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5 },
      })),
    }),
  };
}

/** One offer for a single variant, a range from lowest to highest price for several. */
function offersOf({ variants, vendor }: Product, url: string): object {
  const prices = variants.map(({ price }) => price);
  const isToBeHad = variants.some(({ stock, allows_backorder }) => stock > 0 || allows_backorder);
  const common = {
    priceCurrency: "USD",
    availability: `https://schema.org/${isToBeHad ? "InStock" : "OutOfStock"}`,
    url,
    seller: { "@type": "Organization", name: vendor },
  };
  if (prices.length === 1) {
    return {
      "@type": "Offer",
      price: prices[0]?.toFixed(2),
      itemCondition: "https://schema.org/NewCondition",
      ...common,
    };
  }
  return {
    "@type": "AggregateOffer",
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: prices.length,
    ...common,
  };
}
