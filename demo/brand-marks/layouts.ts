import signs from "../data/brand-marks/signs.json" with { type: "json" };
import { type Box, drawName, type Lettering } from "./text.ts";

/** What a brand makes, or where its name comes from, as a line drawing in a box of 100 by 100. */
export type Sign = keyof typeof signs;

interface Mark {
  name: string;
  sign: Sign;
  ink: string;
  lettering: Lettering;
}

const paper = "#ffffff";

const drawSign = (sign: Sign, { x, y, width }: Box, color: string, stroke = 6) =>
  `<path transform="translate(${x} ${y}) scale(${width / 100})" d="${signs[sign]}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;

const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side });
const wide = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const initial = ({ name, lettering, ink }: Mark, box: Box, color = ink) =>
  drawName(name[0]!, { ...lettering, weight: Math.max(14, lettering.weight), slant: 0 }, box, {
    ink: color,
    paper: color === paper ? ink : paper,
  });

/** How name and sign of a brand stand together, each in 480 by 240. */
export const layouts: readonly ((mark: Mark) => string)[] = [
  // the sign beside the name
  (mark) =>
    drawSign(mark.sign, square(20, 66, 108), mark.ink) +
    drawName(mark.name, mark.lettering, wide(156, 50, 306, 140), { ink: mark.ink, paper, isLeft: true }),
  // the sign above it
  (mark) =>
    drawSign(mark.sign, square(192, 22, 96), mark.ink, 5) +
    drawName(mark.name, mark.lettering, wide(24, 140, 432, 76), { ink: mark.ink, paper }),
  // a solid plate
  (mark) =>
    `<rect x="16" y="36" width="448" height="168" rx="14" fill="${mark.ink}"/>` +
    drawName(mark.name, mark.lettering, wide(48, 66, 384, 108), { ink: paper, paper: mark.ink }),
  // a stamp with a double edge
  (mark) =>
    `<g fill="none" stroke="${mark.ink}"><rect x="16" y="32" width="448" height="176" stroke-width="7"/><rect x="29" y="45" width="422" height="150" stroke-width="2.5"/></g>` +
    drawName(mark.name, mark.lettering, wide(56, 68, 368, 104), { ink: mark.ink, paper }),
  // an emblem: the sign in a solid circle
  (mark) =>
    `<circle cx="240" cy="78" r="66" fill="${mark.ink}"/>` +
    drawSign(mark.sign, square(202, 40, 76), paper, 7) +
    drawName(mark.name, mark.lettering, wide(24, 160, 432, 62), { ink: mark.ink, paper }),
  // a monogram in a ring
  (mark) =>
    `<circle cx="82" cy="120" r="62" fill="none" stroke="${mark.ink}" stroke-width="7"/>` +
    initial(mark, square(48, 86, 68)) +
    drawName(mark.name, mark.lettering, wide(170, 56, 292, 128), { ink: mark.ink, paper, isLeft: true }),
  // the name between two rules, the sign in the upper one
  (mark) =>
    `<path d="M20 56H196M284 56H460M20 206H460" stroke="${mark.ink}" stroke-width="4"/>` +
    drawSign(mark.sign, square(210, 26, 60), mark.ink, 8) +
    drawName(mark.name, mark.lettering, wide(28, 102, 424, 84), { ink: mark.ink, paper }),
  // a hand's flourish under the name
  (mark) =>
    drawName(mark.name, { ...mark.lettering, slant: 12 + (mark.name.length % 5) }, wide(30, 50, 420, 104), {
      ink: mark.ink,
      paper,
    }) +
    `<path d="M36 194C150 166 300 168 420 182C452 186 456 202 428 204C396 206 380 190 400 176" fill="none" stroke="${mark.ink}" stroke-width="6" stroke-linecap="round"/>`,
  // a shield with the sign, the name at its right
  (mark) =>
    `<path d="M18 44H142V128C142 166 112 186 80 200C48 186 18 166 18 128Z" fill="${mark.ink}"/>` +
    drawSign(mark.sign, square(46, 68, 68), paper, 8) +
    drawName(mark.name, mark.lettering, wide(168, 52, 294, 136), { ink: mark.ink, paper, isLeft: true }),
  // a monogram on a solid diamond, above the name
  (mark) =>
    `<path d="M240 6L314 80L240 154L166 80Z" fill="${mark.ink}"/>` +
    initial(mark, square(212, 52, 56), paper) +
    drawName(mark.name, mark.lettering, wide(24, 168, 432, 56), { ink: mark.ink, paper }),
];
