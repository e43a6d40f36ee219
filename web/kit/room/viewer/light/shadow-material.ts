import { MeshDepthMaterial } from "three";

/**
 * The material of all shadows. three.js gives each object's texture to the depth material that all objects share, and
 * its program keeps the last one. A texture that was freed since would be sent to the graphics card again and stay
 * there. Our shadows need no textures, so this material has none.
 */
export const shadowMaterial = new MeshDepthMaterial();
Object.defineProperty(shadowMaterial, "map", { get: () => null, set: () => undefined });
