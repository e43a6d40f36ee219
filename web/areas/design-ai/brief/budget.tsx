import { NumberField } from "../../../ui/number-field.tsx";

/** Stops of the slider in dollars; each is about a quarter more than the one before. */
const stops = [
  ...[1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000, 12_500, 15_000, 20_000, 25_000],
  ...[30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 125_000, 150_000],
];
const about: Readonly<Record<string, number>> = {
  bathroom: 12_500,
  kitchen: 40_000,
  laundry: 6000,
  outdoor: 30_000,
};
const otherwise = 10_000;

/** What may be spent on materials and products: a slider for about, a field for exactly. */
export function Budget({
  typed,
  said,
  room,
  error,
  onChange,
}: {
  typed: string;
  /** Dollars that the text names. */
  said: number | null;
  room: string | null;
  error: string | undefined;
  onChange: (typed: string) => void;
}) {
  const chosen = typed === "" ? said : Number(typed);
  const shown = chosen ?? about[room ?? ""] ?? otherwise;
  const at = stops.findLastIndex((stop) => stop <= shown);
  return (
    <div className="flex max-w-xl flex-wrap items-end gap-x-6 gap-y-3">
      <NumberField
        label="Budget in dollars"
        value={typed}
        placeholder={said === null ? "No limit" : String(said)}
        maxLength={8}
        error={error}
        onChange={onChange}
        className="w-44"
      />
      <label className="grid min-w-56 grow gap-1.5">
        <span className="sr-only">Budget, about</span>
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          step={1}
          value={Math.max(0, at)}
          aria-valuetext={chosen === null ? "No limit" : `$${shown.toLocaleString("en-US")}`}
          onChange={(event) => onChange(String(stops[event.target.valueAsNumber]))}
          className="h-11 w-full accent-accent"
          style={chosen === null ? { opacity: 0.6 } : undefined}
        />
      </label>
      <p className="w-full text-graphite text-sm">For all materials and products. Labor is not included.</p>
    </div>
  );
}
