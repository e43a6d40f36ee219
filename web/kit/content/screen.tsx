import front from "./screens/front.webp";
import list from "./screens/list.webp";
import profit from "./screens/profit.webp";
import sizes from "./screens/sizes.json" with { type: "json" };

const screens = {
  front: {
    src: front,
    alt: "A contractor's showroom as clients see it: name, license, words and finished work.",
  },
  list: {
    src: list,
    alt: "A room's list: each surface with its area, waste and boxes, each product with its price, and the total.",
  },
  profit: { src: profit, alt: "A pro's profit by day, with sales, orders, coupons and returns." },
};

/** A picture of one of the product's own pages, which `scripts/take-screens.ts` takes. */
export function Screen({ name }: { name: keyof typeof screens }) {
  const { src, alt } = screens[name];
  return (
    <img
      src={src}
      {...sizes[name]}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="mt-6 h-auto w-full border border-hairline dark:brightness-90 print:hidden"
    />
  );
}
