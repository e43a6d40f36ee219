import type { Feature, Side } from "../../../../domain/designer/brief/brief.types.ts";
import { onSide, wishName } from "../../../../domain/designer/brief/wish-words.es.ts";
import type { WishWords } from "./wish-words.ts";

const names: Readonly<Record<Feature, string>> = {
  tub: "una tina",
  freestanding_tub: "una tina independiente",
  shower: "una ducha",
  double_vanity: "un lavabo doble",
  linen_storage: "un clóset de blancos",
  island: "una isla",
  peninsula: "una barra para desayunar",
  counter_seating: "asientos en la barra",
  cooktop: "una parrilla de cocina",
  wall_oven: "un horno de pared",
  pantry: "una despensa",
  dishwasher: "un lavavajillas",
  dining_table: "una mesa de comedor",
  media_wall: "un mueble de TV",
  reading_chair: "un sillón de lectura",
  bookcase: "un librero",
  sectional: "un sofá seccional",
  king_bed: "una cama king",
  queen_bed: "una cama queen",
  utility_sink: "un fregadero",
  folding_counter: "una mesa para doblar",
  grill: "un asador",
  pool: "una alberca",
  lounge: "muebles de exterior",
  fire_pit: "un brasero",
  plants: "plantas",
  dresser: "una cómoda",
  sideboard: "un aparador",
  rug: "un tapete",
  curtains: "cortinas",
  coffee_table: "una mesa de centro",
  side_table: "una mesita lateral",
  lamp: "una lámpara de pie",
  ottoman: "una otomana",
  wall_art: "un cuadro",
};

/** "Una isla o un lavabo", "una isla y un horno" */
const listed = (features: readonly Feature[], type: Intl.ListFormatType): string =>
  new Intl.ListFormat("es", { type }).format(features.map((feature) => names[feature]));

export const wishWords: WishWords = {
  question: (features) => `¿Quiere ${listed(features, "disjunction")}?`,
  wish: (features) => listed(features, "conjunction"),
  hope: (feature) => `${names[feature]} si cabe`,
  whichWall: (name) => `Al entrar, ¿en qué pared está: ${wishName(name)}?`,
  stays: (name, side: Side | null) =>
    `se queda: ${wishName(name)}${side === null ? "" : side === "any" ? ", puede moverse" : onSide(side)}`,
  without: (feature) => `sin ${names[feature].replace(/^una? /, "")}`,
};
