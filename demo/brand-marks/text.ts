import table from "../data/brand-marks/letters.json" with { type: "json" };

/** A monoline alphabet drawn for the brand marks: one open path per letter, 100 high, and how wide the letter is. */
const letters: Readonly<Record<string, { width: number; path: string }>> = table;
const gap = { width: 30, path: "" };

/** How letters are drawn: all lengths in hundredths of a letter's height. */
export interface Lettering {
  weight: number;
  /** Between letters. */
  tracking: number;
  /** Of letters, beside their drawn width. */
  stretch: number;
  /** Degrees to the right. */
  slant: number;
  cap: "round" | "butt" | "square";
  /** A light line along the middle of each stroke. */
  isInline?: boolean;
  /** A light cut straight through the line. */
  isCut?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const lineGap = 46;

/** A name in as many lines as make it largest in its box, centered in it or at its left edge. */
export function drawName(
  name: string,
  lettering: Lettering,
  box: Box,
  { ink, paper, isLeft = false }: { ink: string; paper: string; isLeft?: boolean },
): string {
  const drawn = partitions(name.toUpperCase().replaceAll(" & ", " &_").split(" "))
    .map((lines) => ({ lines, scale: scaleOf(lines, lettering, box) }))
    .reduce((best, one) => (one.scale > best.scale ? one : best));
  const { lines, scale } = drawn;
  const height = heightOf(lines, lettering) * scale;
  return lines
    .map((line, at) => {
      const left = isLeft ? 0 : (box.width - widthOf(line, lettering) * scale) / 2;
      const x = box.x + left + (lettering.weight / 2) * scale;
      const y = box.y + (box.height - height) / 2 + (at * (100 + lineGap) + lettering.weight / 2) * scale;
      return drawLine(line, lettering, {
        ink,
        paper,
        place: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`,
      });
    })
    .join("");
}

function drawLine(
  line: string,
  { weight, tracking, stretch, slant, cap, isInline, isCut }: Lettering,
  { ink, paper, place }: { ink: string; paper: string; place: string },
): string {
  let x = 0;
  let paths = "";
  for (const letter of line) {
    const { width, path } = letters[letter] ?? gap;
    if (path) paths += `<path transform="translate(${x.toFixed(1)} 0) scale(${stretch} 1)" d="${path}"/>`;
    x += width * stretch + tracking;
  }
  const lean =
    slant > 0 ? ` translate(${(100 * Math.tan((slant * Math.PI) / 180)).toFixed(1)} 0) skewX(-${slant})` : "";
  const strokes = (color: string, width: number) =>
    `<g transform="${place}${lean}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${cap === "round" ? "round" : "miter"}" stroke-miterlimit="2">${paths}</g>`;
  const cut = `<path transform="${place}" d="M-20 27H${(x + 40).toFixed(1)}" stroke="${paper}" stroke-width="8"/>`;
  return strokes(ink, weight) + (isInline ? strokes(paper, weight / 4) : "") + (isCut ? cut : "");
}

const scaleOf = (lines: readonly string[], lettering: Lettering, box: Box): number =>
  Math.min(
    box.width / Math.max(...lines.map((line) => widthOf(line, lettering))),
    box.height / heightOf(lines, lettering),
  );

const heightOf = (lines: readonly string[], { weight }: Lettering): number =>
  lines.length * 100 + (lines.length - 1) * lineGap + weight;

function widthOf(line: string, { weight, tracking, stretch, slant }: Lettering): number {
  const widths = [...line].map((letter) => (letters[letter] ?? gap).width * stretch + tracking);
  const lean = 100 * Math.tan((slant * Math.PI) / 180);
  return widths.reduce((sum, width) => sum + width, 0) - tracking + weight + lean;
}

/** All ways to break words into lines. */
function partitions(words: readonly string[]): string[][] {
  const [first, ...rest] = words as [string, ...string[]];
  if (rest.length === 0) return [[first]];
  return partitions(rest).flatMap(([next, ...more]) => [
    [first, next!, ...more],
    [`${first} ${next}`, ...more],
  ]);
}
