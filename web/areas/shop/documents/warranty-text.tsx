import type { DocumentedProduct } from "./documented-product.ts";

/** What the vendor warrants, for how long, and how to file a claim. */
export function WarrantyText({ product }: { product: DocumentedProduct }) {
  return (
    <div className="prose mt-6">
      <h2>What is covered</h2>
      <p>
        {product.warranty ||
          `${product.vendor} lists no warranty of its own for this product. Your rights under state law still apply.`}
      </p>
      <p>
        The warranty runs from the day of delivery, is given by {product.vendor} to the first buyer, and
        covers the product: the vendor repairs or replaces it, or refunds what it cost.
      </p>
      <h2>What is not covered</h2>
      <ul>
        <li>
          Damage from installation that doesn't follow the care and installation guide, or from the wrong
          cleaners.
        </li>
        <li>Visible defects in anything already installed or cut.</li>
        <li>Normal wear, and natural variation in shade, veining, grain or patina.</li>
        <li>Moving, fire, flood, frost on products not rated for it, and a building that settles.</li>
      </ul>
      <h2>How to make a claim</h2>
      <ol>
        <li>Find the order number in your account under Orders, and the lot number on a box.</li>
        <li>Take one picture of the whole area and one of the defect, with something to show its size.</li>
        <li>
          Write to us with both. We send the claim to {product.vendor} and tell you within two business days
          what happens next. Don't remove the product before then, unless it is dangerous.
        </li>
      </ol>
      <h2>Other important dates</h2>
      <ul>
        <li>Tell us within two weeks of delivery if something is missing or broken.</li>
        <li>You have 12 days from delivery to request a return.</li>
      </ul>
      <p className="text-graphite text-sm">
        {`Product: ${product.name} by ${product.brand}; SKU ${product.variants.map(({ sku }) => sku).join(", ")}.`}
      </p>
    </div>
  );
}
