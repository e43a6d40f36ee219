import { Link } from "react-router";
import type { SaleSettingKey } from "../../../../contract/orders/sale-setting-keys.ts";
import type { OrderFigures, SettingEffect } from "../../../../contract/orders/sale-settings.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDate, formatUsd, plural } from "../../../ui/format.ts";

type Row = SettingEffect["orders"][number];
type Money = Exclude<keyof OrderFigures, "return_until" | "claim_until">;

/** Which figures of an order a setting touches. */
const shown: Record<SaleSettingKey, readonly (keyof OrderFigures)[]> = {
  pricing: ["total", "marketplace", "pro"],
  tax: ["tax", "total"],
  shipping: ["shipping", "total"],
  returns: ["return_until", "claim_until"],
};

const titles: Record<keyof OrderFigures, string> = {
  total: "Customer pays",
  vendors: "Vendors",
  pro: "Pro",
  marketplace: "Marketplace",
  shipping: "Freight",
  tax: "Sales tax",
  return_until: "Return by",
  claim_until: "Report damage by",
};

/** Shows what a setting would do, and saves it only then. */
export function EffectDialog({
  setting,
  effect,
  isSaving,
  onSave,
  onClose,
}: {
  setting: SaleSettingKey;
  effect: SettingEffect;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      title="Preview the change"
      className="w-[min(56rem,calc(100vw-2rem))]"
      onClose={onClose}
      footer={
        <Actions
          onCancel={onClose}
          cancelWords="Don't save"
          main={
            <Button pending={isSaving} onClick={onSave}>
              Save
            </Button>
          }
        />
      }
    >
      <EffectTable setting={setting} effect={effect} />
    </Dialog>
  );
}

/** What a setting would have made of the latest orders, figure by figure. */
function EffectTable({ setting, effect }: { setting: SaleSettingKey; effect: SettingEffect }) {
  const names = shown[setting];
  const { orders } = effect;
  const changed = orders.filter(({ before, after }) => names.some((name) => before[name] !== after[name]));
  return (
    <>
      <p>
        {orders.length === 0
          ? "No sales yet, so there's nothing to compare."
          : `If your ${plural(orders.length, "latest order", "latest orders")} had been placed with this, ${countWords(changed.length)} would be different. Placed orders stay as they are; this counts for new ones.`}
      </p>
      {setting !== "returns" && orders.length > 0 && <Sums orders={orders} names={names as Money[]} />}
      {orders.length > 0 && (
        <DataTable
          caption="Latest orders with this setting"
          className="mt-4"
          columns={[orderColumn, ...names.map(columnOf)]}
          rows={orders}
          rowKey={({ id }) => id}
          empty=""
        />
      )}
    </>
  );
}

const countWords = (count: number): string => (count === 0 ? "none" : String(count));

const orderColumn: DataColumn<Row> = {
  key: "order",
  title: "Order",
  priority: 1,
  cell: ({ id, number, placed_at, state }) => (
    <>
      <Link to={`/account/orders/${id}`} className="link figures inline-flex min-h-6">
        {number}
      </Link>
      <span className="figures block text-graphite text-sm">{`${formatDate(placed_at)}, ${state}`}</span>
    </>
  ),
};

const wordsOf = (value: number | string | null): string =>
  value === null ? "Not delivered" : typeof value === "number" ? formatUsd(value) : dayOf(value);

const dayOf = (day: string): string => `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}`;

const columnOf = (name: keyof OrderFigures): DataColumn<Row> => ({
  key: name,
  title: titles[name],
  numeric: true,
  cell: ({ before, after }) => <Change before={before[name]} after={after[name]} />,
});

function Change({ before, after }: { before: number | string | null; after: number | string | null }) {
  if (before === after) return <span className="text-graphite">{wordsOf(before)}</span>;
  return (
    <>
      <span className="block font-medium">{wordsOf(after)}</span>
      <span className="block text-graphite text-sm">{`was ${wordsOf(before)}`}</span>
    </>
  );
}

function Sums({ orders, names }: { orders: readonly Row[]; names: readonly Money[] }) {
  const sum = (name: Money, side: "before" | "after") =>
    orders.reduce((all, order) => all + Math.round(order[side][name] * 100), 0) / 100;
  return (
    <dl className="figures mt-4 grid gap-1">
      {names.map((name) => {
        const change = sum(name, "after") - sum(name, "before");
        return (
          <div key={name} className="flex justify-between gap-x-6">
            <dt className="text-graphite">{`${titles[name]}, all together`}</dt>
            <dd className="text-right font-medium">
              {`${formatUsd(sum(name, "after"))} (${change === 0 ? "no change" : `${change > 0 ? "+" : "−"}${formatUsd(Math.abs(change))}`})`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
