import { Color, DoubleSide, MeshPhysicalMaterial } from "three";
import { fleckTexture, linenTexture, marbleTexture } from "./textures.ts";

/** Vitreous china: glossy clear glaze over white. */
export function china(color = "#f1f0ec"): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color, roughness: 0.35, clearcoat: 1, clearcoatRoughness: 0.03 });
}

export function rubber(color = "#161617"): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color, roughness: 0.7 });
}

export function plastic(color: string, roughness = 0.4): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color, roughness });
}

export function castIron(): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: "#1d1d1e", roughness: 0.62 });
}

/** Clear glass as a thin shell: seen through in front, mirror-like at the edges. */
export function clearGlass(tint = "#ffffff", opacity = 0.1): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: tint,
    roughness: 0.02,
    metalness: 0,
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
  });
  material.userData.glass = true;
  return material;
}

/** The cut edge of a pane, where glass shows its green. */
export function glassEdge(): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: "#7fb5a4",
    roughness: 0.08,
    transparent: true,
    opacity: 0.75,
  });
  material.userData.glass = true;
  return material;
}

/** Opal glass, lit from inside. */
export function opalGlass(glow = 0.5): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: "#efede8",
    roughness: 0.3,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
    emissive: new Color("#fff0dc"),
    emissiveIntensity: glow,
    side: DoubleSide,
  });
}

export function linenShade(glow = 0.35): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    map: linenTexture(),
    roughness: 0.95,
    emissive: new Color("#ffe8cc"),
    emissiveMap: linenTexture(),
    emissiveIntensity: glow,
    side: DoubleSide,
  });
  material.userData.repeat_in = 2;
  return material;
}

/** A light source: LED lens, filament or bulb. */
export function glowing(color = "#ffdfb0", intensity = 4): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: "#fff6e8",
    emissive: new Color(color),
    emissiveIntensity: intensity,
    roughness: 0.4,
  });
}

/** Black glass of cooktops, oven doors and displays. */
export function blackGlass(): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: "#0b0b0c",
    roughness: 0.25,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
  });
}

export function display(color = "#bfe4ff", intensity = 1.2): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: "#0a0a0a",
    emissive: new Color(color),
    emissiveIntensity: intensity,
    roughness: 0.3,
  });
}

export type TopStone = "marble" | "quartz" | "concrete";

/** Vanity top; UV in inches over the repeat. */
export function topStone(kind: TopStone): MeshPhysicalMaterial {
  if (kind === "marble") {
    const marble = new MeshPhysicalMaterial({
      map: marbleTexture(),
      roughness: 0.22,
      clearcoat: 0.5,
      clearcoatRoughness: 0.08,
    });
    marble.userData.repeat_in = 60;
    return marble;
  }
  const quartz = kind === "quartz";
  const material = new MeshPhysicalMaterial({
    map: quartz
      ? fleckTexture("quartz", [0.915, 0.91, 0.9], 0.04, 0.12)
      : fleckTexture("concrete", [0.61, 0.6, 0.58], 0.05, 0.08),
    roughness: quartz ? 0.25 : 0.7,
  });
  material.userData.repeat_in = 8;
  return material;
}

export function leather(color = "#8a5a36"): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color, roughness: 0.62, sheen: 0.3 });
}

/** Silvered glass; what reflects the room may know it by `userData.mirror`. */
export function mirrorGlass(): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ color: "#e4e9ea", metalness: 1, roughness: 0.015 });
  material.userData.mirror = true;
  return material;
}
