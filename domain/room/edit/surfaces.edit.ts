import type { RoomDesign, RoomSurface } from "../../../contract/design/room-design.ts";

/** The settings of a surface; `undefined` resets one to the product's own. */
export type SurfaceChange = { [Key in keyof Omit<RoomSurface, "id">]?: RoomSurface[Key] | undefined };

export const surfaceById = (design: RoomDesign, id: string): RoomSurface | undefined =>
  design.surfaces.find((surface) => surface.id === id);

/** The design with a surface changed, or begun. */
export function setSurface(design: RoomDesign, id: string, change: SurfaceChange): RoomDesign {
  const before = surfaceById(design, id);
  const merged = { ...(before ?? { id, sku: null }), ...change, id };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
  const surface = { sku: null, ...kept, id } as RoomSurface;
  const surfaces = before
    ? design.surfaces.map((each) => (each.id === id ? surface : each))
    : [...design.surfaces, surface];
  return { ...design, surfaces };
}

export const removeSurface = (design: RoomDesign, id: string): RoomDesign => ({
  ...design,
  surfaces: design.surfaces.filter((surface) => surface.id !== id),
});
