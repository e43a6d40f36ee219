import type { Moulding, Panel, Prism } from "./scene.types.ts";

/** FNV-1a over the content: parts that look the same have the same key. */
export function keyOf(content: unknown): string {
  const text = JSON.stringify(content);
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}${text.length.toString(36)}`;
}

type Loose<T extends { key: string; form: string }, Optional extends keyof T> = Omit<
  T,
  "key" | "form" | Optional
> &
  Partial<Pick<T, Optional>>;

export function panel(part: Loose<Panel, "holes" | "lit" | "unseen" | "shown" | "walls" | "foot">): Panel {
  const whole = {
    holes: [],
    lit: true,
    unseen: false,
    shown: "always" as const,
    walls: [],
    foot: false,
    ...part,
  };
  return { ...whole, form: "panel", key: keyOf(whole) };
}

export function prism(part: Loose<Prism, "holes" | "edge_in" | "shown" | "walls" | "foot">): Prism {
  const whole = { holes: [], edge_in: 0.06, shown: "always" as const, walls: [], foot: false, ...part };
  return { ...whole, form: "prism", key: keyOf(whole) };
}

export function moulding(part: Loose<Moulding, "shown" | "walls" | "foot">): Moulding {
  const whole = { shown: "always" as const, walls: [], foot: false, ...part };
  return { ...whole, form: "moulding", key: keyOf(whole) };
}
