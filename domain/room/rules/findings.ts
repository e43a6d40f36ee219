import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { label } from "../geometry/item-label.ts";
import { joined } from "../geometry/listed.ts";
import { moveWords } from "../geometry/place-words.ts";
import { lengthOf, type Point } from "../geometry/point.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import type { Broken, Finding, Level, Move } from "./finding.types.ts";
import { refusalIn } from "./placement.ts";
import { planningRules } from "./planning-rules.ts";
import { type RoomView, standingOf, viewOf } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { inch } from "./words.ts";

/**
 * Every violation of the rules by a design, `must` before `should`, each with the measured and the required value and,
 * if moving one item fixes it without breaking a `must` rule, that move. Product properties are checked if `products`
 * has them.
 */
export function findingsOf(
  design: RoomDesign,
  options: { fixes?: boolean; products?: ProductsBySku } = {},
): Finding[] {
  const view = viewOf(design, options.products);
  const findings = planningRules.flatMap((rule) =>
    rule.check(view, rule).map((broken) => findingOf(view, rule, broken, options.fixes ?? true)),
  );
  return findings.sort((a, b) => Number(a.level === "should") - Number(b.level === "should"));
}

/** Whether all `must` rules hold: the condition for shipping a plan or template. */
export const mustFindings = (design: RoomDesign): Finding[] =>
  findingsOf(design, { fixes: false }).filter(({ level }) => level === "must");

function findingOf(view: RoomView, rule: PlanningRule, broken: Broken, fixes: boolean): Finding {
  return {
    rule: rule.id,
    level: broken.level,
    items: broken.items,
    openings: broken.openings ?? [],
    surface: broken.surface ?? null,
    measured_in: broken.measured_in,
    wanted_in: broken.wanted_in,
    message: broken.message,
    fix: fixes ? (broken.instead ?? fixFor(view, rule, broken)) : null,
  };
}

/** The first candidate move that fixes the finding, is not refused and breaks nothing else. */
function fixFor(view: RoomView, rule: PlanningRule, broken: Broken): Move | null {
  const [id] = broken.items;
  for (const move of broken.moves ?? []) {
    if (!id || lengthOf(move) < 0.05) continue;
    const after = withMove(view.design, id, move);
    const moved = viewOf(after, view.products);
    const item = after.items.find((each) => each.id === id);
    if (!item || refusalIn(moved, standingOf(after, item)) !== null) continue;
    const left = rule.check(moved, rule).some((each) => each.items[0] === id && each.level === broken.level);
    if (left || brokenOf(moved, "must") > brokenOf(view, "must")) continue;
    if (broken.level === "should" && brokenOf(moved, "should") >= brokenOf(view, "should")) continue;
    return { item: id, move_in: move, words: wordsOf(view, id, move) };
  }
  return null;
}

const counted = new WeakMap<RoomView, Record<Level, number>>();

/** The number of findings per level in a room; computed once for each. */
function brokenOf(view: RoomView, level: Level): number {
  let counts = counted.get(view);
  if (!counts) {
    const all = planningRules.flatMap((rule) => rule.check(view, rule));
    const must = all.filter((each) => each.level === "must").length;
    counts = { must, should: all.length - must };
    counted.set(view, counts);
  }
  return counts[level];
}

function withMove(design: RoomDesign, id: string, [dx, dy]: Point): RoomDesign {
  const items = design.items.map((item) =>
    item.id === id || item.host === id
      ? { ...item, at_in: [item.at_in[0] + dx, item.at_in[1] + dy] satisfies Point }
      : item,
  );
  return { ...design, items: items as RoomDesign["items"] };
}

function wordsOf(view: RoomView, id: string, move: Point): string {
  const item = view.design.items.find((each) => each.id === id)!;
  const [dx, dy] = move;
  const parts = [
    Math.abs(dx) >= 0.05 ? `${inch(Math.abs(dx))} to the ${dx > 0 ? "right" : "left"}` : "",
    Math.abs(dy) >= 0.05 ? `${inch(Math.abs(dy))} ${dy > 0 ? "up" : "down"} on the plan` : "",
  ].filter(Boolean);
  return moveWords(label(view.design, item), joined(parts));
}
