/**
 * Colors for dots beside a product, by the trade's words for finishes. The last match wins because the trade puts the
 * kind before the metal ("Brushed Gold", "Antique Pewter"). Our own reading of what is usually sold under each name.
 */
const byWords: readonly (readonly [words: string, color: string])[] = [
  ["chrome", "#c9ced3"],
  ["stainless", "#b9bbba"],
  ["steel", "#b4b7b8"],
  ["nickel", "#b5afa4"],
  ["silver", "#c0c2c4"],
  ["pewter", "#7d7a74"],
  ["iron", "#45433f"],
  ["gunmetal", "#4d4f52"],
  ["graphite", "#45474a"],
  ["gold", "#c7a563"],
  ["brass", "#b8924d"],
  ["champagne", "#cdb58e"],
  ["bronze", "#4a3a2e"],
  ["copper", "#a8653f"],
  ["white", "#f6f5f1"],
  ["ivory", "#f0eadb"],
  ["biscuit", "#e8dcc5"],
  ["almond", "#e9dcc6"],
  ["bone", "#e6dfcf"],
  ["cream", "#f0e6d0"],
  ["oat", "#dccfb8"],
  ["beige", "#d6c7ae"],
  ["sand", "#d3c1a1"],
  ["greige", "#c2b8a7"],
  ["taupe", "#a5978a"],
  ["gray", "#9a9c9b"],
  ["grey", "#9a9c9b"],
  ["concrete", "#a3a29d"],
  ["dove", "#b9b9b4"],
  ["charcoal", "#4b4e52"],
  ["slate", "#5d6670"],
  ["black", "#232323"],
  ["onyx", "#1e1e1f"],
  ["navy", "#2b3a55"],
  ["blue", "#4a6a8c"],
  ["teal", "#2f6a6b"],
  ["green", "#3f5c46"],
  ["sage", "#9aa78c"],
  ["olive", "#6f7048"],
  ["brown", "#6d4f3a"],
  ["yellow", "#d9b64e"],
  ["orange", "#c8743a"],
  ["pink", "#d9a3a5"],
  ["purple", "#6f5a82"],
  ["clay", "#c48f7b"],
  ["terracotta", "#b7694a"],
  ["blush", "#dbb5a8"],
  ["red", "#8c2f2b"],
  ["mocha", "#5b4638"],
  ["espresso", "#3d2c22"],
  ["walnut", "#6b4a33"],
  ["cherry", "#7c4329"],
  ["mahogany", "#5f2f22"],
  ["oak", "#bd9a6c"],
  ["maple", "#d8b98a"],
  ["ash", "#cdb899"],
  ["teak", "#a9744a"],
  ["rattan", "#c7a572"],
  ["cane", "#cdae7c"],
  ["clear", "#e7edee"],
  ["chambray", "#8ea3b8"],
  ["cognac", "#97592f"],
  ["rust", "#a4532f"],
  ["travertine", "#d8c9b0"],
  ["wood", "#b08d62"],
];

const patterns = byWords.map(([word, color]) => [new RegExp(`\\b${word}\\b`), color] as const);

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
