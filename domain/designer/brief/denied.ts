import type { Bar } from "./brief.types.ts";
import { isPlain } from "./lexicon.ts";
import { type Heard, isQuality } from "./negation.ts";
import { isClauseEnd } from "./unit-words.ts";

const mostWords = 3;
const between = /^(?:a|an|any|the|some|our|more|of|to|want|use|have|please|at|all|into|it|in|plain)$/;

/** Things that no table knows and nobody wants: "no plastic", "avoid recliners". */
export function deniedIn(text: string, units: readonly Heard[]): { bar: Bar; from: number; to: number }[] {
  const found: { bar: Bar; from: number; to: number }[] = [];
  for (let at = 0; at < units.length; at++) {
    const end = runEnd(units, at);
    if (end === at) continue;
    const [first, last] = [units[at]!, units[end - 1]!];
    const name = text.slice(first.from, last.to).toLowerCase();
    if (isNamed(units, at, end) && !isOfQuality(units, at) && /^[a-z\u00e0-\u024f' -]+$/.test(name))
      found.push({
        bar: { kind: "thing", part: "any", word: name, name },
        from: first.noFrom,
        to: last.to,
      });
    at = end - 1;
  }
  return found;
}

const isUnknown = (unit: Heard): boolean =>
  unit.polarity < 0 && !unit.isRead && unit.means.length === 0 && !isPlain(unit.text);

/** "Con respaldo" belongs to what is before it. */
const isOfQuality = (units: readonly Heard[], at: number): boolean =>
  at > 0 && isQuality(units[at - 1]!, units[at], units[at + 1]);

function runEnd(units: readonly Heard[], at: number): number {
  let end = at;
  while (end < units.length && end < at + mostWords && isUnknown(units[end]!)) {
    if (end > at && (isClauseEnd(units[end]!.gap) || !/^[ -]$/.test(units[end]!.gap))) break;
    end++;
  }
  return end;
}

/** Whether the words name something by themselves: right behind the "no", and not before what is known. */
function isNamed(units: readonly Heard[], at: number, end: number): boolean {
  const unit = units[at]!;
  // "less depressing" names nothing
  if (units.some(({ from, text }) => from === unit.noFrom && /^(?:less|nothing)$/.test(text))) return false;
  if (unit.scope !== "no" && unit.scope !== "list" && unit.scope !== "not") return false;
  const next = units[end];
  if (next && /^[ -]$/.test(next.gap) && next.means.some(({ kind }) => kind !== "role" && kind !== "plain"))
    return false;
  if (unit.scope !== "not") return true;
  for (let back = at - 1; back >= 0 && units[back]!.from >= unit.noFrom; back--) {
    if (units[back]!.from === unit.noFrom)
      return !/^(?:cant|cannot|not|isnt|arent|wont|doesnt|didnt|never|wouldnt)$/.test(units[back]!.text);
    if (!between.test(units[back]!.text) && units[back]!.means.length === 0) return false;
  }
  return false;
}
