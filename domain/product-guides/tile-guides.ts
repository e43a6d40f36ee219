import { type Goods, type Guide, isPorous, lines, longestSide_in } from "./goods.ts";

/** Tiles from this side on are large format: the floor has to be flatter and the mortar coverage fuller. */
const largeSide_in = 15;

/** The trowel notch that leaves enough mortar under a tile of that size. */
function trowel(side_in: number): string {
  if (side_in === 0) return "a notched trowel of the size that the mortar's bag names";
  if (side_in <= 4) return "a 3/16 in. V-notch trowel";
  if (side_in <= 8) return "a 1/4 × 1/4 in. square-notch trowel";
  if (side_in < largeSide_in) return "a 1/4 × 3/8 in. square-notch trowel";
  return "a 1/2 × 1/2 in. square-notch trowel, and butter the back of each tile";
}

/** Tile and mosaic on floors and walls. */
export function tileGuide(goods: Goods): Guide {
  const { specs } = goods;
  const side_in = longestSide_in(specs.size);
  const isLarge = side_in >= largeSide_in;
  const porous = isPorous(goods);
  const varies = /V[34]/.test(specs.shade_variation ?? "");
  return {
    before: lines(
      "Compare the lot number on all boxes and open several of them. Tile that is laid counts as accepted.",
      varies &&
        `The shade varies by design (${specs.shade_variation}). Mix pieces from at least three boxes as you lay.`,
      `The base must be sound, dry and flat to within ${isLarge ? "1/8" : "1/4"} in. over 10 ft. Level it first; mortar is no leveler.`,
      specs.frost_proof === "No" && "Keep it indoors: this tile is not made for frost.",
      /wet/i.test(specs.use ?? "") &&
        "In a shower, put a waterproof membrane under the tile and test the pan with water for 24 hours before you lay.",
      "Order the waste with the first order: a later lot can differ in shade and size.",
    ),
    steps: lines(
      "Lay a dry row from the middle of the room both ways, so that the cuts at opposite walls are alike and wider than half a tile.",
      porous
        ? "Use a white polymer-modified thin-set; a gray one can shine through stone."
        : "Use a polymer-modified thin-set that suits the base.",
      `Comb it in one direction with ${trowel(side_in)}. Lift a tile now and then: the mortar should cover 80% of its back indoors, 95% in showers and outdoors.`,
      isLarge &&
        "Offset long tiles by a third at most, and use leveling clips to keep the edges at one height.",
      `Keep joints of at least ${specs.grout_joint_in ?? "1/8 in."}.`,
      "Leave 1/4 in. free at walls, posts and changes of material, and a soft joint every 20 to 25 ft indoors, 8 to 12 ft in the sun.",
      porous && "Seal the face before you grout, or the pigment stays in its pores.",
      "Let the mortar set for 24 hours, then grout diagonally across the joints and wash off the haze with little water.",
      "Fill corners and the joint to tubs, sinks and counters with silicone in the grout's color, not with grout.",
    ),
    care: lines(
      "Sweep or vacuum first: grit is what scratches.",
      porous
        ? "Wash with a pH-neutral stone soap. Vinegar, lemon and bath cleaners etch the surface within minutes."
        : "Wash with a pH-neutral cleaner and clear water.",
      porous && "Try with a drop of water twice a year. Where it darkens the stone, seal again.",
      "Seal cement grout after three weeks and then every year or two; epoxy grout needs none.",
      "Keep one box for repairs.",
    ),
  };
}

/** Panels and veneer of split stone on walls. */
export function veneerGuide({ specs }: Goods): Guide {
  return {
    before: lines(
      specs.panel_weight_lb_sqft &&
        `The wall has to carry ${specs.panel_weight_lb_sqft} per square foot. Cement board or masonry does; plain drywall and paint do not.`,
      "Lay several boxes out on the ground and mix them: each holds other shades and lengths.",
      specs.frost_proof === "No" && "Keep it indoors or under a roof: it is not made for frost.",
      "Outdoors, a drainage layer and flashing belong behind the stone.",
    ),
    steps: lines(
      "Start at the bottom on a level ledger, with corner pieces first where the wall turns.",
      "Wet the back lightly, then butter it fully with a polymer-modified mortar made for vertical stone, and press until some comes out at the edge.",
      /dry-stacked/i.test(specs.setting ?? "")
        ? "Set the pieces tight: this stone is laid without grout."
        : "Fill the joints from a grout bag and strike them when they are thumb-hard.",
      "Never let joints of neighboring rows stand above one another.",
      "Keep the distance to fireboxes that the maker of the fireplace names.",
    ),
    care: lines(
      "Dust with a soft brush or the vacuum's brush head.",
      "Take soot and splashes off with a pH-neutral cleaner and a nylon brush; never with acid.",
      "Seal it behind a stove and outdoors, and again when water soaks in.",
    ),
  };
}
