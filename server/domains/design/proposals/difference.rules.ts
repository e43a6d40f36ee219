import type { ProposalContent, ProposalLine } from "../../../../contract/design/proposal-content.ts";
import type { ProposalDifference } from "../../../../contract/design/proposals.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import type { LinePrice, ProposalTotals } from "../../../../domain/projects/proposal/totals.ts";

interface Side {
  content: Pick<ProposalContent, "sections">;
  totals: ProposalTotals;
}

interface Chosen {
  name: string;
  words: string;
}

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** What a new version changes in the chosen lines and in the total. A lump sum hides the amounts of lines. */
export function differenceOf(before: Side, after: Side, hasAmounts: boolean): ProposalDifference {
  const [old, now] = [chosenLines(before, hasAmounts), chosenLines(after, hasAmounts)];
  type Change = ProposalDifference["changes"][number];
  const removed = [...old].flatMap(([id, line]): Change[] =>
    now.has(id) ? [] : [{ what: "removed", name: line.name, before: line.words, after: "" }],
  );
  const others = [...now].flatMap(([id, line]): Change[] => {
    const was = old.get(id);
    if (!was) return [{ what: "added", name: line.name, before: "", after: line.words }];
    if (was.words === line.words && was.name === line.name) return [];
    return [{ what: "changed", name: line.name, before: was.words, after: line.words }];
  });
  return {
    total_before: toDollars(before.totals.total_cents),
    total_after: toDollars(after.totals.total_cents),
    changes: [...removed, ...others],
  };
}

function chosenLines({ content, totals }: Side, hasAmounts: boolean): Map<string, Chosen> {
  const lines = content.sections.flatMap((section) => section.lines);
  return new Map(
    lines.flatMap((line) => {
      const price = totals.lines.get(line.id);
      return price?.is_chosen ? [[line.id, chosen(line, price, hasAmounts)] as const] : [];
    }),
  );
}

function chosen(line: ProposalLine, price: LinePrice, hasAmounts: boolean): Chosen {
  if (line.kind === "note") return { name: "", words: "" };
  const unit = (line.kind === "own" ? line.unit : (price.product?.unit ?? "")).toLowerCase();
  const quantity = `${numbers.format(line.qty)} ${unit}`.trim();
  return {
    name: line.kind === "own" ? line.description : (price.product?.product_name ?? line.sku),
    words: hasAmounts ? `${quantity}, ${usd(price.total_cents)}` : quantity,
  };
}
