const fractions = ["", "¼", "½", "¾"];

/** Inches as a drawing writes them, to the nearest quarter: `5'-0"`, `2'-6½"`, `9"`. */
export function feetInches(length_in: number): string {
  const quarters = Math.round(Math.abs(length_in) * 4);
  const feet = Math.floor(quarters / 48);
  const inches = Math.floor((quarters % 48) / 4);
  const fraction = fractions[quarters % 4] ?? "";
  const rest = `${inches === 0 && fraction ? "" : inches}${fraction}"`;
  return feet === 0 ? rest : `${feet}'-${rest}`;
}

/** Floor area of an outline in square feet. */
export function outlineAreaSqft(vertices_in: readonly (readonly [number, number])[]): number {
  const twice = vertices_in.reduce((sum, [x, y], at) => {
    const [next_x, next_y] = vertices_in[(at + 1) % vertices_in.length]!;
    return sum + x * next_y - next_x * y;
  }, 0);
  return Math.abs(twice) / 288;
}
