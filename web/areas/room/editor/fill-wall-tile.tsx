import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { Select } from "../../../ui/select.tsx";
import { useFitting } from "./use-fitting.ts";

const wish = { target: "backsplash", q: "", filters: {}, page: 1 };

/** The tile between the counter and the wall cabinets of walls that are filled; empty for none. */
export function BacksplashChoice({ sku, onChange }: { sku: string; onChange: (sku: string) => void }) {
  const { list } = useFitting(wish);
  const tiles = list?.data ?? [];
  return (
    <Select
      label="Backsplash"
      hint="You can choose any other tile on the wall afterwards."
      value={sku}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: "", text: "None" },
        ...tiles.map((tile) => ({
          value: tile.sku,
          text: `${tile.name}: ${formatUnitUsd(tile.price, tile.unit)}`,
        })),
      ]}
    />
  );
}
