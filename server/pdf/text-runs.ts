import bidiFactory from "bidi-js";

/** A piece of a line that is drawn with one font in one direction. */
export interface Run<Font> {
  text: string;
  font: Font;
}

/** Stands in for a character that no font has. */
export const standIn = "\ufffd";

const bidi = bidiFactory();
/** Marks that tell directions and joints, and are not drawn themselves. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
const clusters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** A text as it is drawn: letters with their accents in one where there is such a letter, and one line without tabs. */
export const composed = (text: string): string =>
  text.normalize("NFC").replaceAll(/[\t\r\u2028\u2029]/g, " ");

/**
 * A line in runs from left to right, each drawn by its own font; a character that `fontOf` knows none for is replaced.
 * Lines begin at the left; Arabic and Hebrew in them run to the left (UAX 9). What fontkit turns around itself, the
 * letters of these scripts, stays in the order of reading within its run.
 */
export function runsOf<Font>(line: string, fontOf: (character: string) => Font | undefined): Run<Font>[] {
  const text = composed(line);
  const { levels } = bidi.getEmbeddingLevels(text, "ltr");
  const runs: (Run<Font> & { level: number })[] = [];
  for (const { segment, index } of clusters.segment(text)) {
    const level = levels[index]!;
    const seen = segment.replaceAll(unseen, "");
    if (seen === "") continue;
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(seen) ?? seen) : seen;
    for (const piece of fontsOf(mirrored, fontOf)) {
      const last = runs.at(-1);
      if (last && joins(last, piece, level)) last.text += piece.text;
      else runs.push({ ...piece, level });
    }
  }
  return reordered(runs).map(({ text: drawn, font }) => ({ text: drawn, font }));
}

/** A letter and its accents, by one font if one has them all. */
function fontsOf<Font>(cluster: string, fontOf: (character: string) => Font | undefined): Run<Font>[] {
  const characters = [...cluster];
  const fonts = characters.map(fontOf);
  const [first] = fonts;
  if (first !== undefined && fonts.every((font) => font === first)) return [{ text: cluster, font: first }];
  return characters.map((text, at) => {
    const font = fonts[at];
    return font === undefined ? { text: standIn, font: fontOf(standIn)! } : { text, font };
  });
}

/** From right to left, only letters of one word are in one run: fontkit turns those around, and nothing else. */
const joins = <Font>(last: Run<Font> & { level: number }, next: Run<Font>, level: number): boolean =>
  last.font === next.font &&
  last.level === level &&
  (level % 2 === 0 || (rightToLeft.test(last.text) && rightToLeft.test(next.text)));

/** Rule L2: from the highest level to the lowest odd one, what is at that level or above is turned around. */
function reordered<One extends { level: number }>(runs: One[]): One[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      if (order[start]!.level < level) continue;
      let end = start;
      while (end < order.length && order[end]!.level >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
