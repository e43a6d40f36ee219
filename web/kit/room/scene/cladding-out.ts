/** How far tile stands out of its wall, with its bed, inches. */
export const out_in = { wainscot: 0.45, backsplash: 0.4, shower: 0.45 };

/** The same of any surface by its id; a wall's own cover is on its face. */
export function claddingOut(surface: string): number {
  const [kind = ""] = surface.split(":", 1);
  return kind === "wainscot" || kind === "backsplash" || kind === "shower" ? out_in[kind] : 0;
}
