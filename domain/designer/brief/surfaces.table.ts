import type { Part } from "./brief.types.ts";

/** Parts of a room by their words. `fittings`: what has a metal finish. */
export const partPhrases: Readonly<Record<Exclude<Part, "any"> | "fittings", string>> = {
  walls: "wall|accent wall|feature wall|wall color|wall paint|paint|paint color|wall panel|paneling",
  floor:
    "floor|flooring|floorboard|floor tile|tile floor|tiled floor|tile flooring|plank|floor plank|decking|paver|patio floor|shower floor|bathroom floor|kitchen floor",
  tile: "tile|tiling|backsplash|back splash|splash|wall tile|shower tile|shower wall|tile wall|tiled wall|surround|shower surround|tub surround|backsplash tile|tile backsplash|bathroom tile|kitchen tile",
  cabinets:
    "cabinet|cabinetry|cupboard|vanity|vanity cabinet|kitchen cabinet|cabinet door|upper|upper cabinet|lower|lower cabinet|base cabinet|cab|drawer front|built in|door front|vanity base",
  counter:
    "counter|countertop|counter top|worktop|benchtop|vanity top|work surface|kitchen counter|island top|island counter",
  furniture:
    "furniture|sofa|couch|chair|dining chair|table|coffee table|bed|headboard|ottoman|upholstery|bed frame|loveseat|seat|bedding|nightstand|dresser|bench seat|cushion",
  fittings:
    "fixture|hardware|faucet|tap|pull|knob|handle|metal|plumbing fixture|light fixture|lighting|pendant|sconce|finish|accent|shower head|showerhead|trim kit|cabinet hardware|cabinet pull|drawer pull|light|chandelier|metal finish|touch|detail|fitting|pendant light",
};

/** Finishes as the catalog names them. */
export const metalPhrases: Readonly<Record<string, string>> = {
  "brushed-gold":
    "brass|brushed brass|satin brass|brushed gold|champagne bronze|champagne gold|gold|satin gold|matte gold|warm brass|modern brass",
  "aged-brass":
    "aged brass|antique brass|unlacquered brass|old brass|vintage brass|burnished brass|antiqued brass",
  "polished-brass": "polished brass|shiny brass|bright brass|polished gold",
  "matte-black": "matte black|black metal|flat black|black iron|wrought iron|black steel",
  chrome: "chrome|polished chrome|silver",
  "brushed-nickel": "brushed nickel|bn|nickel|satin nickel|brushed steel",
  "polished-nickel": "polished nickel",
  "oil-rubbed-bronze": "bronze|oil rubbed bronze|orb|dark bronze|antique bronze|venetian bronze|aged bronze",
  gunmetal: "gunmetal|gun metal|gunmetal gray",
  copper: "copper|hammered copper|rose gold",
};

/** Each material word of the catalog with where it usually goes and how people call it. */
export const materialPhrases: readonly (readonly [word: string, usual: Part, phrases: string])[] = [
  ["marble", "any", "marble|calacatta|statuario|marble look"],
  ["carrara", "any", "carrara|carrara marble|carerra|carrera marble"],
  ["terrazzo", "any", "terrazzo|terazzo"],
  ["travertine", "any", "travertine"],
  ["limestone", "any", "limestone"],
  ["slate", "any", "slate"],
  ["onyx", "any", "onyx"],
  ["stone", "any", "stone|natural stone|stacked stone|stone veneer"],
  ["concrete", "any", "concrete|cement|concrete look|microcement"],
  ["brick", "any", "brick|exposed brick|thin brick|brick veneer"],
  ["terracotta", "any", "terracotta|terra cotta|saltillo"],
  ["porcelain", "tile", "porcelain|porcelain tile"],
  ["ceramic", "tile", "ceramic|ceramic tile"],
  ["subway", "tile", "subway|subway tile|metro tile"],
  ["hexagon", "tile", "hex|hexagon|hex tile|hexagon tile|hexagonal tile|honeycomb tile"],
  ["penny", "tile", "penny tile|penny round"],
  ["mosaic", "tile", "mosaic|mosaic tile"],
  ["zellige", "tile", "zellige|zellige tile|zelige|zellij|handmade tile|handmade look tile"],
  [
    "patterned",
    "tile",
    "patterned tile|encaustic|encaustic tile|cement tile|moroccan tile|pattern tile|spanish tile|talavera",
  ],
  [
    "patterned",
    "floor",
    "patterned floor|patterned floor tile|checkered floor|checkerboard floor|checkerboard",
  ],
  ["glass", "tile", "glass tile"],
  ["large format", "tile", "large format tile|large format|large format porcelain|big tile"],
  ["herringbone", "any", "herringbone|chevron"],
  ["quartz", "counter", "quartz"],
  ["quartzite", "counter", "quartzite"],
  ["granite", "counter", "granite"],
  ["soapstone", "counter", "soapstone"],
  ["butcher block", "counter", "butcher block|butcherblock|butcher"],
  ["laminate", "any", "laminate|formica"],
  ["oak", "any", "oak|white oak|red oak|natural oak"],
  ["walnut", "any", "walnut"],
  ["maple", "any", "maple"],
  ["cherry", "any", "cherry|cherry wood"],
  ["hickory", "any", "hickory"],
  ["teak", "any", "teak"],
  ["ash", "any", "ash wood|white ash"],
  ["bamboo", "any", "bamboo"],
  ["wood", "any", "wood|wooden|natural wood|reclaimed wood|barnwood|real wood|warm wood"],
  ["hardwood", "floor", "hardwood|hard wood|wide plank|wide plank oak|engineered wood|wood plank"],
  [
    "wood-look",
    "floor",
    "wood look|wood look tile|woodlook|wood look porcelain|faux wood|tile that look like wood|wood tile|wood look plank",
  ],
  ["vinyl", "floor", "vinyl|lvp|lvt|luxury vinyl|luxury vinyl plank|vinyl plank|spc"],
  ["cork", "floor", "cork"],
  ["bluestone", "floor", "bluestone|blue stone"],
  ["flagstone", "floor", "flagstone|flag stone"],
  ["turf", "floor", "turf|artificial grass|fake grass|artificial turf"],
  ["beadboard", "walls", "beadboard|bead board"],
  ["shaker", "cabinets", "shaker|shaker style"],
  [
    "slab",
    "cabinets",
    "flat panel|flat panel cabinet|slab cabinet|slab cabinetry|slab style|slab front|slab door|flat front",
  ],
  ["fluted", "cabinets", "fluted|reeded"],
  ["raised", "cabinets", "raised panel|raised panel door|raised panel cabinet"],
  ["leather", "furniture", "leather"],
  ["linen", "furniture", "linen"],
  ["velvet", "furniture", "velvet"],
  ["boucle", "furniture", "boucle"],
  ["rattan", "furniture", "rattan|wicker|cane"],
  ["stainless", "any", "stainless|stainless steel|stainless appliance|stainless steel appliance"],
];
