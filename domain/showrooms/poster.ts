/** The poster's layout, for the PDF and for its preview: letter size, in points of a 72nd of an inch. */
export const poster = {
  width: 612,
  height: 792,
  margin: 54,
  /** The bar in the showroom's color. */
  bar: 24,
  /** Where the logo begins, or the name without one. */
  top: 72,
  /** The logo fits into this height; the name is this much lower then. */
  logo: 72,
  belowLogo: 88,
  name: { most: 38, least: 16 },
  tagline: 16,
  code: { side: 260, top: 290 },
  hint: { text: "Scan the code, or enter this Showroom ID", size: 16, top: 582 },
  id: { size: 54, top: 608, spacing: 4 },
  phone: { size: 14, top: 690 },
  ink: "#1b1d1a",
  graphite: "#5a5f58",
} as const;

export const posterInner = poster.width - 2 * poster.margin;
