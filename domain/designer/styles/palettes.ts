import artDeco from "../../../content/styles/art-deco.json" with { type: "json" };
import coastal from "../../../content/styles/coastal.json" with { type: "json" };
import contemporaryLuxe from "../../../content/styles/contemporary-luxe.json" with { type: "json" };
import cottage from "../../../content/styles/cottage.json" with { type: "json" };
import farmhouse from "../../../content/styles/farmhouse.json" with { type: "json" };
import industrial from "../../../content/styles/industrial.json" with { type: "json" };
import japandi from "../../../content/styles/japandi.json" with { type: "json" };
import mediterranean from "../../../content/styles/mediterranean.json" with { type: "json" };
import midCentury from "../../../content/styles/mid-century.json" with { type: "json" };
import modern from "../../../content/styles/modern.json" with { type: "json" };
import organicModern from "../../../content/styles/organic-modern.json" with { type: "json" };
import scandinavian from "../../../content/styles/scandinavian.json" with { type: "json" };
import traditional from "../../../content/styles/traditional.json" with { type: "json" };
import transitional from "../../../content/styles/transitional.json" with { type: "json" };
import type { Palette } from "./palette.types.ts";

/** The styles that rooms are furnished in. */
export const palettes = [
  modern,
  scandinavian,
  japandi,
  coastal,
  transitional,
  organicModern,
  farmhouse,
  cottage,
  traditional,
  mediterranean,
  industrial,
  midCentury,
  artDeco,
  contemporaryLuxe,
] as readonly Palette[];
