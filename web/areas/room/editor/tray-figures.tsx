import { formatUsd } from "../../../ui/format.ts";
import { quantityWords } from "./quantity-words.ts";
import type { Selection } from "./room-state.ts";
import { useTakeoff } from "./use-takeoff.ts";

/** Current quantity and cost of the selected surface or item. */
export function TrayFigures({ selection }: { selection: Selection }) {
  const { surfaces, items } = useTakeoff();
  if (selection.kind === "surface") {
    const line = surfaces.find(({ surface }) => surface === selection.id);
    if (!line) return null;
    return <Figures words={quantityWords(line)} price={line.known ? line.line_total : null} />;
  }
  const lines = items.filter(({ item }) => item === selection.id);
  const open = lines.find((line) => !line.known);
  if (lines.length === 0 || open) return null;
  const price = lines.reduce((sum, line) => sum + (line.known ? line.line_total : 0), 0);
  return <Figures words={lines.length > 1 ? "with its pulls and knobs" : ""} price={price} />;
}

function Figures({ words, price }: { words: string; price: number | null }) {
  return (
    <p className="figures text-graphite text-sm">
      {price !== null && price > 0 && (
        <span className="font-semibold text-ink">{`${formatUsd(price)} `}</span>
      )}
      {words}
    </p>
  );
}
