import { drawWords } from "./draw-words.ts";

/** Lengths that a starter asks for, lettered as in its sketch. */
export interface StarterLength {
  /** Name in the starter's plan. */
  field: string;
  letter: string;
  label: string;
  /** What it is until something is typed. */
  usual_in: number;
}

export type ShapeName = "rectangle" | "l" | "u" | "t";

interface StarterShape {
  name: ShapeName;
  label: string;
  /** Outline on a sheet of 120 × 90. */
  outline: string;
  /** Where the letters stand. */
  letters: readonly [letter: string, x: number, y: number][];
  lengths: readonly StarterLength[];
}

const whole = (width_in: number, depth_in: number): StarterLength[] => [
  { field: "width_in", letter: "A", label: "Whole width", usual_in: width_in },
  { field: "depth_in", letter: "B", label: "Whole depth", usual_in: depth_in },
];

export const starterShapes: readonly StarterShape[] = [
  {
    name: "rectangle",
    label: "Rectangle",
    outline: "M20 15H100V75H20Z",
    letters: [
      ["A", 60, 84],
      ["B", 11, 45],
    ],
    lengths: whole(120, 96),
  },
  {
    name: "l",
    label: drawWords.lShaped,
    outline: "M20 15H65V42H100V75H20Z",
    letters: [
      ["A", 60, 84],
      ["B", 11, 45],
      ["C", 83, 35],
      ["D", 73, 27],
    ],
    lengths: [
      ...whole(144, 120),
      { field: "cut_width_in", letter: "C", label: "Width of the cut corner", usual_in: 60 },
      { field: "cut_depth_in", letter: "D", label: "Depth of the cut corner", usual_in: 48 },
    ],
  },
  {
    name: "u",
    label: drawWords.uShaped,
    outline: "M20 15H44V45H76V15H100V75H20Z",
    letters: [
      ["A", 60, 84],
      ["B", 11, 45],
      ["C", 60, 38],
      ["D", 51, 29],
      ["E", 32, 8],
    ],
    lengths: [
      ...whole(192, 144),
      { field: "cut_width_in", letter: "C", label: "Width between the arms", usual_in: 72 },
      { field: "cut_depth_in", letter: "D", label: "Depth between the arms", usual_in: 60 },
      { field: "left_in", letter: "E", label: "Width of the left arm", usual_in: 60 },
    ],
  },
  {
    name: "t",
    label: drawWords.tShaped,
    outline: "M20 15H100V42H78V75H42V42H20Z",
    letters: [
      ["A", 60, 8],
      ["B", 110, 45],
      ["C", 12, 29],
      ["D", 60, 84],
      ["E", 31, 50],
    ],
    lengths: [
      ...whole(192, 168),
      { field: "bar_in", letter: "C", label: "Depth of the bar", usual_in: 72 },
      { field: "stem_in", letter: "D", label: "Width of the stem", usual_in: 84 },
      { field: "left_in", letter: "E", label: "Left of the stem", usual_in: 54 },
    ],
  },
];

/** The shape with its letters. */
export function ShapeSketch({ shape, lettered = false }: { shape: StarterShape; lettered?: boolean }) {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" className="block w-full">
      <path d={shape.outline} className="fill-white stroke-[2.5] stroke-ink" strokeLinejoin="miter" />
      {lettered &&
        shape.letters.map(([letter, x, y]) => (
          <text
            key={letter}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-accent font-semibold text-[9px]"
          >
            {letter}
          </text>
        ))}
    </svg>
  );
}
