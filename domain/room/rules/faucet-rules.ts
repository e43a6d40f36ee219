import {
  type Drilling,
  drilledTops,
  drillingFor,
  drillingOf,
  isDrilledFor,
  siblingFor,
} from "../assembly/drilling.ts";
import type { Broken } from "./finding.types.ts";
import { type RoomView, standingOf } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { inch, The } from "./words.ts";

/** Faucets that don't go into the holes of what they stand on, one for each vanity or basin. */
function faucetHoles(view: RoomView): Broken[] {
  const { design, products } = view;
  return drilledTops(design).flatMap(({ top, faucets }): Broken[] => {
    const sold = products.get(top.sku!);
    const drilling = sold && drillingOf(sold);
    if (!drilling) return [];
    const known = faucets.flatMap(({ sku }) => (sku ? (products.get(sku) ?? []) : []));
    for (const item of faucets) {
      const faucet = known.find(({ sku }) => sku === item.sku);
      const wanted = faucet && drillingFor(faucet);
      if (!wanted || isDrilledFor(drilling, wanted)) continue;
      const other = siblingFor(
        sold,
        known,
        [...products.values()].filter(({ hash }) => hash === sold.hash),
      );
      const instead = other && {
        ...{ exchanged: top.id, sku: other.sku },
        words: `Take it with ${holesOf(wanted)}`,
      };
      const holes = { measured_in: drilling.spread_in, wanted_in: wanted.spread_in };
      const message = `${The(view, standingOf(design, top))} is drilled for another faucet: it has ${holesOf(drilling)}, and ${faucet.name} takes ${holesOf(wanted)}.`;
      return [{ level: "should", items: [top.id, item.id], ...holes, message, ...(instead && { instead }) }];
    }
    return [];
  });
}

function holesOf({ holes, spread_in }: Drilling): string {
  if (holes === 0) return "no faucet hole";
  if (holes === 1) return "one faucet hole";
  return spread_in === null ? `${holes} faucet holes` : `${holes} faucet holes ${inch(spread_in)} apart`;
}

/** A faucet has to go into the holes of its top: what makers' specification sheets say of both. */
export const faucetRules: readonly PlanningRule[] = [
  {
    id: "faucet-holes",
    title: "Faucets that fit their holes",
    must_in: null,
    should_in: null,
    source: "ASME A112.18.1; makers' specification sheets",
    check: faucetHoles,
  },
];
