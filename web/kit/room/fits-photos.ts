/** Whether a product can be laid on a floor or a wall in a photo. */
export const fitsPhotos = ({ model, surface }: { model: unknown; surface: readonly string[] }): boolean =>
  model === null && surface.some((each) => ["floor", "wall", "backsplash", "shower"].includes(each));
