import type { Guide } from "../../../../domain/catalog/product-guides/guide-for.ts";
import { sentenceSizes } from "../../../kit/product/size-text.ts";

/** What to check, how to install it, how to care for it. */
export function GuideText({ guide: { before, steps, care } }: { guide: Guide }) {
  return (
    <div className="prose mt-6">
      {before.length > 0 && (
        <>
          <h2>Before you begin</h2>
          <ul>
            {before.map((text) => (
              <li key={text}>{sentenceSizes(text)}</li>
            ))}
          </ul>
        </>
      )}
      {steps.length > 0 && (
        <>
          <h2>Step by step</h2>
          <ol>
            {steps.map((text) => (
              <li key={text}>{sentenceSizes(text)}</li>
            ))}
          </ol>
        </>
      )}
      <h2>Care</h2>
      <ul>
        {care.map((text) => (
          <li key={text}>{sentenceSizes(text)}</li>
        ))}
      </ul>
      <p className="text-graphite text-sm">
        This guide follows standard trade practice and this product's specifications. If the manufacturer's
        instructions in the box or your local building code say otherwise, follow those.
      </p>
    </div>
  );
}
