import { shared } from "./cabinets.ts";
import type { Fill } from "./fills.ts";

interface Part {
  from: number;
  to: number;
}

/** Trim of a window. */
const trim_in = 3;
/** Depth of wall cabinets and a joint. */
const corner_in = 12.75;

/** Parts of a run that wall cabinets can hang over: not at windows, tall things or the hood. */
function partsOf(fill: Fill): { parts: Part[]; hood: Part | null } {
  const { leg, pieces } = fill;
  const first = pieces[0]!;
  const last = pieces.at(-1)!;
  const cooker = pieces.find(({ kind }) => kind === "r" || kind === "c");
  const hood = cooker ? { from: cooker.at, to: cooker.at + cooker.wide } : null;
  const whole: Part = {
    from: leg.low === "yields" ? leg.stretch.wall.from + corner_in : first.at,
    to: leg.high === "yields" ? leg.stretch.wall.to - corner_in : last.at + last.wide,
  };
  const cuts: Part[] = [
    ...leg.stretch.wall.openings.map(({ from, to }) => ({ from: from - trim_in, to: to + trim_in })),
    ...pieces.filter(({ kind }) => "fto".includes(kind)).map(({ at, wide }) => ({ from: at, to: at + wide })),
    ...(hood ? [hood] : []),
  ].sort((a, b) => a.from - b.from);
  const parts: Part[] = [];
  let at = whole.from;
  for (const cut of cuts) {
    if (cut.from - at >= 9) parts.push({ from: at, to: Math.min(cut.from, whole.to) });
    at = Math.max(at, cut.to);
  }
  if (whole.to - at >= 9) parts.push({ from: at, to: whole.to });
  return { parts: parts.filter(({ from, to }) => to - from >= 9), hood };
}

export interface Uppers {
  from: number;
  pieces: string;
}

/** The wall cabinets over a run and its hood, as pieces for `uppers`; null where there are none. */
export function uppersOver(fill: Fill): Uppers | null {
  const { parts, hood } = partsOf(fill);
  const hung: { kind: string; from: number; wide: number }[] = [];
  if (hood) hung.push({ kind: "h", from: hood.from, wide: hood.to - hood.from });
  for (const part of parts) {
    const widths = widthsOf(fill, part);
    const wide = widths.reduce((sum, each) => sum + each, 0);
    // what is left over goes to the side where nothing joins
    let at = anchorsHigh(fill, part, hood) ? part.to - wide : part.from;
    for (const each of widths) {
      hung.push({ kind: "w", from: at, wide: each });
      at += each;
    }
  }
  if (hung.length === 0) return null;
  hung.sort((a, b) => a.from - b.from);
  const words: string[] = [];
  let at = hung[0]!.from;
  for (const { kind, from, wide } of hung) {
    if (from - at > 0.05) words.push(`x${round(from - at)}`);
    words.push(`${kind}${round(wide)}`);
    at = from + wide;
  }
  return { from: round(hung[0]!.from), pieces: words.join(" ") };
}

const round = (value: number) => Math.round(value * 100) / 100;

const near = (a: number, b: number) => Math.abs(a - b) < 0.1;

/** Whether a part's upper end is where cabinets must join: the hood, something tall, or the room's corner. */
function anchorsHigh(fill: Fill, { from, to }: Part, hood: Part | null): boolean {
  const joins = (at: number) =>
    (hood && (near(at, hood.from) || near(at, hood.to))) ||
    fill.pieces.some(
      (piece) => "fto".includes(piece.kind) && (near(at, piece.at) || near(at, piece.at + piece.wide)),
    );
  const owns = (end: "low" | "high") => fill.leg[end] === "owns" || fill.leg[end] === "yields";
  if (joins(to)) return true;
  if (joins(from)) return false;
  return owns("high") && near(to, fill.pieces.at(-1)!.at + fill.pieces.at(-1)!.wide);
}

/** As the cabinets below where they match, else equal. */
function widthsOf(fill: Fill, part: Part): number[] {
  const below = fill.pieces.filter(({ at, wide }) => at > part.from - 0.1 && at + wide < part.to + 0.1);
  const sum = below.reduce((all, { wide }) => all + wide, 0);
  const same = part.to - part.from - sum < 2.9 && below.every(({ wide }) => wide >= 12 && wide <= 36);
  return same ? below.map(({ wide }) => wide) : shared(part.to - part.from);
}
