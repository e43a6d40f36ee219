import colors from "../../content/colors/finishes.json" with { type: "json" };

/**
 * Colors for dots beside a product, by the trade's words for finishes. The last match wins because the trade puts the
 * kind before the metal ("Brushed Gold", "Antique Pewter"). Our own reading of what is usually sold under each name.
 */
const patterns = Object.entries(colors).map(([word, color]) => [new RegExp(`\\b${word}\\b`), color] as const);

/** Labels repeat with every product; a catalog has a few hundred of them. */
const known = new Map<string, string | null>();
const mostKnown = 5000;

/** `#rrggbb` for the name of a finish or color, or null if the words name no color. */
export function finishColor(label: string): string | null {
  const before = known.get(label);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const color = read(label.toLowerCase());
  known.set(label, color);
  return color;
}

function read(words: string): string | null {
  let color: string | null = null;
  let last = -1;
  for (const [pattern, hex] of patterns) {
    const at = words.search(pattern);
    if (at > last) {
      last = at;
      color = hex;
    }
  }
  return qualified(words, color);
}

/** In "Black Stainless" and "Granite Composite" the first word decides. */
function qualified(words: string, color: string | null): string | null {
  if (/\bblack (stainless|steel|nickel|chrome|bronze)\b/.test(words)) return "#3a3b3d";
  if (/\bweathered oak\b/.test(words)) return "#a08a70";
  if (/\b(blackened|ebonized) oak\b/.test(words)) return "#33302c";
  // a fabric that is dyed in any color has its own color only if no other is named
  return color ?? (/\blinen\b/.test(words) ? "#dcd2c0" : null);
}
