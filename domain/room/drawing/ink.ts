/** The product's colors, as a drawing uses them. */
export const ink = {
  line: "#1b1d1a",
  poche: "#2b2e2a",
  soft: "#5a5f58",
  faint: "#8d918a",
  hair: "#c9c5bb",
  floor: "#ffffff",
  paper: "#fbfaf7",
  fixture: "#f4f2ec",
  accent: "#a8432a",
} as const;

export const typeface = "'Archivo Variable', Archivo, 'Helvetica Neue', Arial, sans-serif";

/** A number formatted for SVG: two decimals at most. */
export const n = (value: number): string => String(Math.round(value * 100) / 100 || 0);

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
