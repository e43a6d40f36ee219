import type { Look } from "../../../domain/materials/look.ts";
import looks from "../../data/looks.json" with { type: "json" };

type Note = (typeof looks)["calacatta-gold"];
const notes = new Map<string, Note>(Object.entries(looks));

const titled = (text: string) =>
  text.replace(/(^| )([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase());

/** A color's name without what it is made of, as it stands between series and products: "Noce", "Pearl". */
export function colorName(look: Look): string {
  return notes.get(look.id)?.name ?? titled(look.label);
}

/** A look's appearance, as phrases that can follow "shows". */
export function seenIn(look: Look): readonly string[] {
  return (
    notes.get(look.id)?.seen ?? [
      `an even ${look.colorFamily === "multi" ? "mix of colors" : look.colorFamily}`,
    ]
  );
}
