import type { PaperMotif, WallpaperBody } from "./material.ts";

/** A line of points in inches over one repeat, drawn as wide as `wide`, or a filled leaf between two lines. */
export interface MotifPart {
  line: readonly (readonly [number, number])[];
  wide: number;
  /** Its width along the line: the same throughout, or swelling like a leaf. */
  shape?: "leaf";
  ink?: "second";
}

const arcLine = (x: number, y: number, r: number, from: number, to: number, steps = 12): [number, number][] =>
  Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });

const leaf = (x: number, y: number, turn: number, long: number, ink?: "second"): MotifPart => {
  const angle = (turn * Math.PI) / 180;
  const line = Array.from({ length: 9 }, (_, at): [number, number] => {
    const t = at / 8;
    const bend = Math.sin(t * Math.PI) * long * 0.08;
    return [
      x + Math.cos(angle) * long * t - Math.sin(angle) * bend,
      y + Math.sin(angle) * long * t + Math.cos(angle) * bend,
    ];
  });
  return { line, wide: long * 0.34, shape: "leaf", ...(ink && { ink }) };
};

/** What is printed on one repeat, by its side in inches: x to the right, y up. */
export const paperMotifs: Readonly<Record<PaperMotif, (side: number) => MotifPart[]>> = {
  stripe: (s) => [
    {
      line: [
        [s * 0.25, 0],
        [s * 0.25, s],
      ],
      wide: s * 0.5,
    },
    {
      line: [
        [s * 0.56, 0],
        [s * 0.56, s],
      ],
      wide: s * 0.02,
      ink: "second",
    },
    {
      line: [
        [s * 0.94, 0],
        [s * 0.94, s],
      ],
      wide: s * 0.02,
      ink: "second",
    },
  ],
  trellis: (s) => [
    {
      line: [
        [0, s / 2],
        [s / 2, s],
      ],
      wide: s * 0.05,
    },
    {
      line: [
        [s / 2, s],
        [s, s / 2],
      ],
      wide: s * 0.05,
    },
    {
      line: [
        [s, s / 2],
        [s / 2, 0],
      ],
      wide: s * 0.05,
    },
    {
      line: [
        [s / 2, 0],
        [0, s / 2],
      ],
      wide: s * 0.05,
    },
    ...[
      [0.5, 0],
      [0, 0.5],
      [0.5, 1],
      [1, 0.5],
    ].map(
      ([x = 0, y = 0]): MotifPart => ({
        line: arcLine(x * s, y * s, s * 0.07, 0, 360),
        wide: s * 0.03,
        ink: "second",
      }),
    ),
  ],
  scallop: (s) =>
    [0.48, 0.36, 0.24, 0.12].flatMap((r): MotifPart[] => [
      {
        line: arcLine(s / 2, 0, s * r, 0, 180, 20),
        wide: s * 0.03,
        ...(r === 0.48 && { ink: "second" as const }),
      },
      {
        line: arcLine(0, s / 2, s * r, 0, 90),
        wide: s * 0.03,
        ...(r === 0.48 && { ink: "second" as const }),
      },
      {
        line: arcLine(s, s / 2, s * r, 90, 180),
        wide: s * 0.03,
        ...(r === 0.48 && { ink: "second" as const }),
      },
    ]),
  leaves: (s) => [
    {
      line: Array.from(
        { length: 13 },
        (_, at) => [s * (0.5 + 0.12 * Math.sin((at / 12) * Math.PI * 2)), (s * at) / 12] as const,
      ),
      wide: s * 0.016,
    },
    ...[0.06, 0.22, 0.38, 0.54, 0.7, 0.86].flatMap((y, at): MotifPart[] => {
      const x = s * (0.5 + 0.12 * Math.sin(y * Math.PI * 2));
      return [
        leaf(x, s * y, at % 2 ? 32 : 48, s * 0.3),
        leaf(x, s * (y + 0.05), at % 2 ? 140 : 156, s * 0.32, "second"),
      ];
    }),
  ],
  // both columns are alike, so that paper with half a repeat left over drops by half from strip to strip
  fans: (s) =>
    [
      [0.25, 0.06],
      [0.75, 0.56],
    ].flatMap(([x = 0, y = 0]) =>
      [20, 45, 70, 95, 120, 145, 160].map((turn, at) =>
        leaf(s * x, s * y, turn, s * 0.36, at % 2 === 1 ? "second" : undefined),
      ),
    ),
  weave: (s) =>
    Array.from({ length: 40 }, (_, at): MotifPart => {
      const y = (s * (at + 0.5)) / 40;
      const wave = Math.sin(at * 2.4) * s * 0.004;
      return {
        line: [
          [0, y + wave],
          [s * 0.3, y - wave],
          [s * 0.62, y + wave * 2],
          [s, y + wave],
        ],
        wide: s * (0.006 + 0.01 * Math.abs(Math.sin(at * 1.7))),
        ...(at % 3 === 0 && { ink: "second" as const }),
      };
    }),
  herringbone: (s) =>
    Array.from({ length: 4 }, (_, at) => (s * at) / 4).flatMap((y): MotifPart[] => [
      {
        line: [
          [0, y],
          [s / 2, y + s / 4],
        ],
        wide: s * 0.07,
      },
      {
        line: [
          [s / 2, y + s / 4],
          [s, y],
        ],
        wide: s * 0.07,
        ink: "second",
      },
    ]),
};

/** Strips in a drawn repeat: enough that their shades don't show a pattern of their own. */
const fewestStrips = 4;

/** The width and height after which hung paper looks the same: whole strips that hold whole repeats of the print. */
export function paperRepeat({ strip_in, repeat_in }: WallpaperBody): [width_in: number, height_in: number] {
  let strips = fewestStrips;
  const isWhole = (count: number) => Math.abs(count - Math.round(count)) < 0.01;
  while (strips < 3 * fewestStrips && !isWhole((strips * strip_in) / repeat_in)) strips += 1;
  return [strips * strip_in, repeat_in];
}
