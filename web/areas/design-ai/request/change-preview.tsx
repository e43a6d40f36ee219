import { ArrowRight, TriangleAlert } from "lucide-react";
import type { ChangePreview } from "../../../../contract/design/ai-design-changes.ts";
import { formatUsd } from "../../../ui/format.ts";
import { budgetWords } from "./price-line.tsx";
import { signedUsd } from "./signed-usd.ts";

/** What a change would do: line by line, in total, and what it does not meet. */
export function PreviewedChange({ preview }: { preview: ChangePreview }) {
  const { understood, unread, lines, arrangement, unmet, problem } = preview;
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="font-semibold">{understood.join(", ")}</h3>
        {unread.length > 0 && (
          <p className="mt-1 text-sm text-warn">
            {`We couldn't use ${unread.map((phrase) => `“${phrase}”`).join(", ")}.`}
          </p>
        )}
      </div>
      {problem && (
        <p role="alert" className="border-warn border-l-4 pl-4">
          {problem}
        </p>
      )}
      {arrangement && (
        <section aria-label="Arrangement" className="text-sm">
          <h4 className="text-graphite">Arrangement</h4>
          <p>
            <s className="text-graphite no-underline">{arrangement.before}</s>
            <ArrowRight aria-label="becomes" size={14} className="mx-1.5 inline" />
            {arrangement.after}
          </p>
        </section>
      )}
      {preview.id !== null && (
        <table className="figures w-full text-left text-sm">
          <caption className="sr-only">What would change</caption>
          <thead className="text-graphite">
            <tr className="border-ink border-b">
              <th scope="col" className="py-2 pr-3 font-normal">
                What changes
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ where, before, after, difference }) => (
              <tr key={`${where} ${before} ${after}`} className="border-hairline border-b align-top">
                <th scope="row" className="py-2.5 pr-3 font-normal">
                  <span className="block font-medium">{where}</span>
                  {(before !== null || after !== null) && (
                    <span className="block text-graphite">{beforeAndAfter(before, after)}</span>
                  )}
                </th>
                <td className="py-2.5 text-right whitespace-nowrap">{signedUsd(difference)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <Total preview={preview} />
          </tfoot>
        </table>
      )}
      {unmet.length > 0 && preview.id !== null && (
        <ul aria-label="Not met" className="grid gap-1.5 text-sm">
          {unmet.map((words) => (
            <li key={words} className="flex gap-2">
              <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const beforeAndAfter = (before: string | null, after: string | null): string => {
  if (before === null) return `New: ${after}`;
  return after === null ? `Without ${before}` : `${before} → ${after}`;
};

function Total({ preview: { price, price_before, budget } }: { preview: ChangePreview }) {
  const words = budgetWords({ price, budget });
  return (
    <tr className="align-top">
      <th scope="row" className="py-3 pr-3 font-normal">
        <span className="block font-semibold">Total</span>
        <span className="block text-base">
          <span className="text-graphite">{`${formatUsd(price_before)} → `}</span>
          <span className="font-semibold">{formatUsd(price)}</span>
        </span>
        {words && <span className="block text-graphite">{words}</span>}
      </th>
      <td className="py-3 text-right font-semibold whitespace-nowrap">{signedUsd(price - price_before)}</td>
    </tr>
  );
}
