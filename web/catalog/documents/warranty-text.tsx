import type { DocumentedProduct } from "./documented-product.ts";

/** What the vendor promises, for how long, and how to call on it. */
export function WarrantyText({ product }: { product: DocumentedProduct }) {
  return (
    <div className="prose mt-6">
      <h2>What is promised</h2>
      <p>
        {product.warranty ||
          `${product.vendor} states no warranty of its own for this product. What the law of your state gives you stands beside that.`}
      </p>
      <p>
        The warranty runs from the day of delivery, is given by {product.vendor} to the first buyer, and
        covers the goods: the vendor repairs or replaces them, or pays back what they cost.
      </p>
      <h2>What is not covered</h2>
      <ul>
        <li>
          Damage from laying or fitting against the care and installation guide, or from unsuited cleaners.
        </li>
        <li>Faults that could be seen before goods were laid, cut or fitted.</li>
        <li>Wear that is usual for the use, and what nature varies: shade, veins, grain, patina.</li>
        <li>Moving, fire, flood, frost where the goods are not made for it, and a building that settles.</li>
      </ul>
      <h2>How to claim</h2>
      <ol>
        <li>Look for the order’s number in your account under Orders, and for the lot number on a box.</li>
        <li>Take a picture of the whole and one of the fault, with something that shows the size.</li>
        <li>
          Write to us with both; we bring the claim to {product.vendor} and tell you within two business days
          what happens next. Do not take the goods out before that, unless they are dangerous.
        </li>
      </ol>
      <h2>Other dates that matter</h2>
      <ul>
        <li>Tell us within two weeks of delivery when something is missing or broken.</li>
        <li>You have 12 days from delivery to ask for a return.</li>
      </ul>
      <p className="text-graphite text-sm">
        {`Goods: ${product.name} by ${product.brand}; SKU ${product.variants.map(({ sku }) => sku).join(", ")}.`}
      </p>
    </div>
  );
}
