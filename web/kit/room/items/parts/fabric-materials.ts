import { Color, DoubleSide, MeshPhysicalMaterial, Vector2 } from "three";
import { type Weave, weaveNormals, weaveRepeat, weaveShade } from "./fabric-textures.ts";

type Cloth = { color: string; weave: Weave; sheen?: number; sheenColor?: string; roughness?: number };

const cloths: Record<string, Cloth> = {
  "linen-oat": { color: "#d8ccb8", weave: "linen" },
  "linen-white": { color: "#efece5", weave: "linen" },
  "linen-sage": { color: "#a4ac95", weave: "linen" },
  "linen-blue": { color: "#8fa3b3", weave: "linen" },
  "linen-clay": { color: "#bd8f76", weave: "linen" },
  "tweed-gray": { color: "#a9a7a2", weave: "tweed" },
  "tweed-charcoal": { color: "#55565a", weave: "tweed" },
  "boucle-ivory": { color: "#ece6da", weave: "boucle", sheen: 0.3 },
  "boucle-mocha": { color: "#9c8773", weave: "boucle", sheen: 0.3 },
  "velvet-olive": { color: "#5b5c37", weave: "velvet", sheen: 1, sheenColor: "#b4b486" },
  "velvet-navy": { color: "#243349", weave: "velvet", sheen: 1, sheenColor: "#7f93b5" },
  "velvet-rust": { color: "#97492b", weave: "velvet", sheen: 1, sheenColor: "#dfa282" },
  "leather-cognac": { color: "#935a31", weave: "leather", roughness: 0.5 },
  "leather-black": { color: "#232222", weave: "leather", roughness: 0.46 },
  "canvas-sand": { color: "#d3c6ae", weave: "canvas" },
  "canvas-slate": { color: "#5e666b", weave: "canvas" },
  "canvas-white": { color: "#eeece6", weave: "canvas" },
  "terry-white": { color: "#f1efea", weave: "terry", sheen: 0.25 },
  "terry-sage": { color: "#a3af9b", weave: "terry", sheen: 0.25 },
  "terry-sand": { color: "#cfbfa6", weave: "terry", sheen: 0.25 },
  "knit-cream": { color: "#e6ddcb", weave: "knit", sheen: 0.3 },
  "knit-gray": { color: "#8f8f8e", weave: "knit", sheen: 0.3 },
  "wool-ivory": { color: "#e9e2d3", weave: "pile", sheen: 0.3 },
  "wool-gray": { color: "#aaa8a3", weave: "pile", sheen: 0.3 },
  "wool-rust": { color: "#a45b3f", weave: "pile", sheen: 0.3 },
  "wool-indigo": { color: "#43526b", weave: "pile", sheen: 0.3 },
  "wool-sage": { color: "#a3a98f", weave: "pile", sheen: 0.3 },
  jute: { color: "#c2a271", weave: "wicker" },
};

/** Every upholstery and textile that the models can be made in. */
export const clothIds: readonly string[] = Object.keys(cloths);

export function isCloth(finish: string): boolean {
  return finish in cloths;
}

/** A new material for a textile of the catalog, or undefined if it is none; UV in repeats of the weave. */
export function clothMaterial(finish: string): MeshPhysicalMaterial | undefined {
  const look = cloths[finish];
  return look && wovenMaterial(look.weave, look.color, look);
}

/** A weave in a color that is not sold by itself: the strands of a basket, the seat of a chair. */
export function wovenMaterial(weave: Weave, color: string, look: Partial<Cloth> = {}): MeshPhysicalMaterial {
  const leather = weave === "leather";
  const material = new MeshPhysicalMaterial({
    color,
    map: weaveShade(weave),
    normalMap: weaveNormals(weave),
    normalScale: new Vector2(1, 1),
    roughness: look.roughness ?? (weave === "wicker" ? 0.62 : 0.95),
    sheen: look.sheen ?? (leather || weave === "wicker" ? 0 : 0.2),
    sheenRoughness: weave === "velvet" ? 0.34 : 0.7,
    sheenColor: new Color(look.sheenColor ?? color),
    side: DoubleSide,
  });
  if (leather) {
    material.clearcoat = 0.12;
    material.clearcoatRoughness = 0.5;
  }
  material.userData.repeat_in = weaveRepeat[weave];
  return material;
}

/** Inches of one repeat of a material, or 16 where it has none. */
export function repeatOf(material: { userData: Record<string, unknown> }): number {
  const repeat = material.userData.repeat_in;
  return typeof repeat === "number" ? repeat : 16;
}
