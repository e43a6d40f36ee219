import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { toDollars } from "../../../../../domain/money/money.ts";
import { formatUnitUsd } from "../../../../kit/product/format-unit-usd.ts";
import { Button } from "../../../../ui/button.tsx";
import { plural } from "../../../../ui/format.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import { type Column, Table } from "../../../../ui/table.tsx";
import { countBelow } from "../count-below.ts";
import { effectiveFor, figuresOf, type MarkupDraft, percentProblem, readMarkups } from "./markup-draft.ts";

interface Row {
  key: string;
  name: string;
  kind: string;
  effect: string;
  percent: string;
  isRemoved: boolean;
  change: (changes: { percent?: string; isRemoved?: boolean }) => void;
}

/** All own markups of categories and products: to change, remove and bring back. */
export function RulesTable({
  saved,
  draft,
  onChange,
}: {
  saved: ProShowroom;
  draft: MarkupDraft;
  onChange: (draft: MarkupDraft) => void;
}) {
  const columns: Column<Row>[] = [
    {
      key: "name",
      title: "Applies to",
      cell: ({ name, kind, isRemoved }) => (
        <span className={isRemoved ? "text-graphite line-through" : undefined}>
          <span className="block font-medium">{name}</span>
          <span className="block text-graphite text-sm">{kind}</span>
        </span>
      ),
    },
    {
      key: "effect",
      title: "Products or price",
      cell: ({ effect }) => <span className="figures">{effect}</span>,
    },
    {
      key: "percent",
      title: "Markup",
      cell: ({ name, percent, isRemoved, change }) => (
        <NumberField
          className="w-32"
          label={`Markup for ${name}`}
          hideLabel
          decimal
          unit="%"
          disabled={isRemoved}
          value={percent}
          onChange={(text) => change({ percent: text })}
          error={isRemoved ? undefined : percentProblem(percent)}
        />
      ),
    },
    {
      key: "remove",
      title: "Remove",
      cell: ({ name, isRemoved, change }) => (
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11"
          aria-label={isRemoved ? `Undo removing the markup for ${name}` : `Remove the markup for ${name}`}
          onClick={() => change({ isRemoved: !isRemoved })}
        >
          {isRemoved ? "Undo" : "Remove"}
        </Button>
      ),
    },
  ];
  return (
    <Table
      className="mt-4"
      caption="Your markups"
      columns={columns}
      rows={rowsOf(saved, draft, onChange)}
      rowKey={({ key }) => key}
      empty="No category or product markups yet. Everything uses your showroom’s markup."
      stacks
    />
  );
}

function rowsOf(saved: ProShowroom, draft: MarkupDraft, onChange: (draft: MarkupDraft) => void): Row[] {
  const { categories } = saved.market;
  const before = readMarkups(saved);
  const replaced = <Rule,>(rules: Rule[], at: number, changes: object) =>
    rules.map((rule, index) => (index === at ? { ...rule, ...changes } : rule));
  const byCategory = draft.categories.map((rule, at): Row => {
    const node = categories.find(({ id }) => id === rule.category_id);
    const above = categories.find(({ id }) => id === node?.parent_id);
    return {
      ...rule,
      key: `c${rule.category_id}`,
      name: node?.name ?? "",
      kind: above ? `Category in ${above.name}` : "Category and everything in it",
      effect: plural(countBelow(categories, rule.category_id), "product"),
      change: (changes) => onChange({ ...draft, categories: replaced(draft.categories, at, changes) }),
    };
  });
  const byProduct = draft.products.map((rule, at): Row => {
    const { product } = rule;
    const price = (of: MarkupDraft) =>
      formatUnitUsd(
        toDollars(figuresOf(product, effectiveFor(of, product, categories).bp).price),
        product.unit,
      );
    const [old, next] = [price(before), price(draft)];
    return {
      ...rule,
      key: `p${product.hash}`,
      name: product.name,
      kind: `Product, ${product.vendor.name}`,
      effect: old === next ? next : `${old} → ${next}`,
      change: (changes) => onChange({ ...draft, products: replaced(draft.products, at, changes) }),
    };
  });
  return [...byCategory, ...byProduct];
}
