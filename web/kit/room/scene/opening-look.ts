import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { finishColor } from "../../../../domain/catalog/finish-color.ts";
import { trimPaint } from "./cover-of.ts";
import type { Cover } from "./scene.types.ts";

/** One row of a door's panels, from the top: its share of the height, and how many are side by side. */
export type PanelRow = readonly [share: number, across: number];

/** How a window or a door slab looks, as far as its listing says. */
export interface OpeningLook {
  /** The frame of a window, or the whole of a slab. */
  frame: Cover;
  /** The sashes as seen from the room. */
  sash: Cover;
  /** How a window opens; null where the listing doesn't say, which looks as windows without a product do. */
  operation: "double_hung" | "casement" | "awning" | "fixed" | null;
  /** Panes of each sash by its grilles, across and up. */
  grid: readonly [across: number, up: number];
  /** Of a door; empty for a flush one, null where the listing doesn't say. */
  panels: readonly PanelRow[] | null;
  isRaised: boolean;
}

const operations = [
  [/double-hung|single-hung/, "double_hung"],
  [/casement/, "casement"],
  [/awning|hopper/, "awning"],
  [/picture|fixed/, "fixed"],
] as const;

/** Rows of panels by their number, as door makers lay them out. */
const layouts: readonly (readonly [name: RegExp, rows: readonly PanelRow[]])[] = [
  [/\bflush\b/, []],
  [/\b(?:one|1)-panel/, [[1, 1]]],
  [
    /\b(?:two|2)-panel/,
    [
      [0.6, 1],
      [0.4, 1],
    ],
  ],
  [
    /\b(?:three|3)-panel/,
    [
      [1 / 3, 1],
      [1 / 3, 1],
      [1 / 3, 1],
    ],
  ],
  [
    /\b(?:four|4)-panel/,
    [
      [0.6, 2],
      [0.4, 2],
    ],
  ],
  [
    /\b(?:five|5)-panel/,
    [
      [0.2, 1],
      [0.2, 1],
      [0.2, 1],
      [0.2, 1],
      [0.2, 1],
    ],
  ],
  [
    /\b(?:six|6)-panel/,
    [
      [0.2, 2],
      [0.44, 2],
      [0.36, 2],
    ],
  ],
];

/** Pine and the like, as it is sold to be stained or painted. */
const bareWood: Cover = { kind: "paint", color: "#d9c5a5", roughness: 0.55 };

/** Woods as a large face shows them, where the dots beside products are stronger, and a color of vinyl. */
const faces = [
  [/\b(?:white oak|maple|pine|birch)\b/i, "#cdb899"],
  [/\bwalnut\b/i, "#6f5543"],
  [/\b(?:cherry|mahogany)\b/i, "#8c5b42"],
  [/\b(?:oak|alder|hickory)\b/i, "#b99a73"],
  [/\btan\b/i, "#d8c8a8"],
] as const;

/** @param product of one of the categories for windows or door slabs */
export function lookOf({ name, category, options, attributes }: RoomProduct): OpeningLook {
  const words = name.toLowerCase();
  const kind = `${category.slug_url} ${words}`;
  const color = colorOf(options);
  const frame: Cover = color ? { kind: "paint", color, roughness: 0.42 } : trimPaint;
  const [, across = "1", up = "1"] = /(\d+)\s*[×x]\s*(\d+)/.exec(String(attributes.grilles ?? "")) ?? [];
  return {
    frame,
    sash: /wood-interior/.test(words) ? bareWood : frame,
    operation: operations.find(([said]) => said.test(kind))?.[1] ?? null,
    grid: [fewOf(across), fewOf(up)],
    panels: layouts.find(([said]) => said.test(words))?.[1] ?? null,
    isRaised: /raised/i.test(String(attributes.door_style ?? "")),
  };
}

/** What a vendor writes is no reason to build a thousand bars. */
const fewOf = (text: string): number => Math.min(8, Math.max(1, Number(text)));

function colorOf(options: RoomProduct["options"]): string | null {
  const named = Object.entries(options).find(([name]) => /color|finish/i.test(name));
  if (!named) return null;
  return faces.find(([said]) => said.test(named[1]))?.[1] ?? finishColor(named[1]);
}
