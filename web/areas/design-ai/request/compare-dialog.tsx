import { type ReactNode, useState } from "react";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatUsd, plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { DesignPicture, type Products } from "./design-picture.tsx";
import { comparedSurfaces, materialAt } from "./main-materials.ts";
import { budgetWords } from "./price-line.tsx";

/** Two designs large, and what tells them apart. */
export default function CompareDialog({
  designs,
  products,
  onClose,
}: {
  designs: readonly AiDesignView[];
  products: Products | null;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<readonly [number, number]>([0, 1]);
  const pair = chosen.map((at) => designs[at]!);
  const choose = (side: number, at: number) => {
    const other = chosen[1 - side]!;
    // choosing the other side's design swaps the two
    const next = at === other ? chosen[side]! : other;
    setChosen(side === 0 ? [at, next] : [next, at]);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Compare two designs"
      keepsTyped
      className="w-[min(80rem,calc(100vw-2rem))]!"
    >
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {pair.map((design, side) => (
          <div key={design.id} className="grid content-start gap-3">
            <Select
              label={side === 0 ? "First design" : "Second design"}
              value={String(chosen[side])}
              onChange={(event) => choose(side, Number(event.target.value))}
              options={designs.map(({ title }, at) => ({ value: String(at), text: title }))}
            />
            <DesignPicture design={design} products={products} />
          </div>
        ))}
      </div>
      <table className="figures mt-6 w-full table-fixed border-ink border-t text-left text-sm">
        <caption className="sr-only">What tells the two designs apart</caption>
        <thead>
          <tr className="border-hairline border-b">
            <td className="w-24 sm:w-36" />
            {pair.map(({ id, title }) => (
              <th key={id} scope="col" className="py-2 pr-4 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(pair).map(([words, cells]) => (
            <tr key={words} className="border-hairline border-b align-top">
              <th scope="row" className="py-2 pr-3 font-normal text-graphite">
                {words}
              </th>
              {cells.map((cell, side) => (
                <td key={pair[side]!.id} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

type Row = [words: string, cells: readonly ReactNode[]];

function rowsOf(pair: readonly AiDesignView[]): Row[] {
  const row = (words: string, cell: (design: AiDesignView) => ReactNode): Row => [words, pair.map(cell)];
  const surfaces = comparedSurfaces
    .filter(([kind]) => pair.some((design) => materialAt(design, kind) !== null))
    .map(([kind, words]) => row(words, (design) => materialAt(design, kind) ?? "None"));
  return [
    row("Price", ({ price }) => <strong className="font-semibold">{formatUsd(price)}</strong>),
    ...(pair.some(({ budget }) => budget !== null)
      ? [row("Budget", (design) => budgetWords(design) ?? "None")]
      : []),
    row("Style", ({ style_name }) => style_name),
    row("Arrangement", ({ arrangement }) => arrangement.charAt(0).toUpperCase() + arrangement.slice(1)),
    row("Rules", ({ findings }) =>
      findings.length === 0
        ? "All met, recommendations too"
        : `All required ones met, ${plural(findings.length, "place")} below the recommendation`,
    ),
    ...surfaces,
    row("Products", ({ takeoff }) => String(takeoff.goods.length)),
    row("Not met", ({ unmet }) => unmet.join(" ") || "Nothing"),
  ];
}
