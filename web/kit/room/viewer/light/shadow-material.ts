import { MeshDepthMaterial } from "three";

/**
 * What casts shadows. three hands each thing's picture to the one depth material that all share, whose program keeps the
 * last one: freed since, it would be sent to the graphics card again and stay there. Shadows need no pictures.
 */
export const shadowMaterial = new MeshDepthMaterial();
Object.defineProperty(shadowMaterial, "map", { get: () => null, set: () => undefined });
