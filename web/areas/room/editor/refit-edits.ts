import { useEffect } from "react";
import type { RoomDesign, RoomItem, RoomPlan, RoomProduct } from "../../../../contract/design/room-design.ts";
import { removeItems } from "../../../../domain/room/assembly/remove.ts";
import { changesRun, refitRemoval, refitSwap } from "../../../../domain/room/runs/refit.ts";
import { type Replanning, refitPlan, runsChangedBy } from "../../../../domain/room/runs/refit-plan.ts";
import { runWith, type StandingRun, standingRuns } from "../../../../domain/room/runs/standing-run.ts";
import { lineAtHand, lineOfItems, productsOfLine, refitWith } from "./line-products.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { make, showRefusal } from "./show-edit.ts";

const notLoaded = "We couldn't load this line of cabinets, so nothing was changed. Try again.";

function lineOf(store: RoomStore, { pieces }: StandingRun): string | null {
  const { design, products } = store.getState();
  return lineOfItems(design, products, (id) => pieces.some((piece) => piece.id === id));
}

/** Does something with the lines of some runs at hand: at once, or as soon as they are loaded. */
function withLines(store: RoomStore, runs: readonly StandingRun[], act: () => void): void {
  const lines = [...new Set(runs.flatMap((run) => lineOf(store, run) ?? []))];
  if (lines.every((line) => lineAtHand(store, line))) {
    act();
    return;
  }
  void Promise.all(lines.map((line) => productsOfLine(store, line))).then((found) =>
    found.includes(null) ? showRefusal(store, notLoaded) : act(),
  );
}

function wishFor(store: RoomStore, run: StandingRun) {
  const line = lineOf(store, run);
  const found = line === null ? undefined : lineAtHand(store, line);
  return found ? refitWith(found) : null;
}

/**
 * Another product for a piece of a complete run, after which the run is fitted again; false for anything else, which is
 * swapped by itself.
 */
export function swapInRun(store: RoomStore, id: string, product: RoomProduct, words: string): boolean {
  const now = () => {
    const { design, products } = store.getState();
    return { design, products, run: runWith(design, id, products) };
  };
  const { run } = now();
  if (!run || lineOf(store, run) === null || !changesRun(run, id, product)) return false;
  withLines(store, [run], () => {
    const { design, products, run: still } = now();
    const wish = still ? wishFor(store, still) : null;
    if (still && wish) make(store, refitSwap(design, still, id, product, wish, products), words);
  });
  return true;
}

/** The room without some things, its runs moved up; `then` gets what came out besides, and a line about the runs. */
export function removeFromRuns(
  store: RoomStore,
  ids: readonly string[],
  then: (left: { design: RoomDesign; lost: readonly RoomItem[]; note: string }) => void,
): void {
  const { design, products } = store.getState();
  const runs = standingRuns(design, products).filter(
    (run) => run.pieces.some(({ id }) => ids.includes(id)) && lineOf(store, run) !== null,
  );
  if (runs.length === 0) {
    then({ ...removeItems(design, ids, products), note: "" });
    return;
  }
  withLines(store, runs, () => {
    const now = store.getState();
    const wish = wishFor(store, runs[0]!);
    if (wish) then(refitRemoval(now.design, ids, wish, now.products));
  });
}

/** Takes over a plan that changes complete runs, which are fitted again. Answers a refusal, if it can be said at once. */
export function replanRuns(
  store: RoomStore,
  plan: RoomPlan,
  take: (replanning: Replanning) => string | undefined,
): string | undefined {
  const { design, products } = store.getState();
  const runs = runsChangedBy(design, plan, products);
  let answer: { refusal: string | undefined } | null = null;
  let isLater = false;
  withLines(store, runs, () => {
    const now = store.getState();
    const refusal = take(refitPlan(now.design, plan, (run) => wishFor(store, run), now.products));
    answer = { refusal };
    if (isLater && refusal !== undefined) showRefusal(store, refusal);
  });
  isLater = true;
  return (answer as { refusal: string | undefined } | null)?.refusal;
}

/** Loads the lines of a room's complete runs while something is selected, so that edits fit them at once. */
export function useRunLines(): void {
  const { store } = useRoomEditor();
  const readOnly = useRoom((state) => state.readOnly);
  useEffect(() => {
    if (readOnly) return;
    const { design, products } = store.getState();
    for (const run of standingRuns(design, products)) {
      const line = lineOf(store, run);
      // an edit that needs it asks again, and says what is wrong
      if (line !== null) void productsOfLine(store, line);
    }
  }, [store, readOnly]);
}
