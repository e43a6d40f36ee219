import { type Guide, isPorous, lines, longestSide_in, type Products } from "./goods.ts";

/** Tiles from this side on are large format: the floor has to be flatter and the mortar coverage fuller. */
const largeSide_in = 15;

/** The trowel notch that leaves enough mortar under a tile of that size. */
function trowel(side_in: number): string {
  if (side_in === 0) return "a notched trowel in the size listed on the mortar bag";
  if (side_in <= 4) return "a 3/16 in. V-notch trowel";
  if (side_in <= 8) return "a 1/4 × 1/4 in. square-notch trowel";
  if (side_in < largeSide_in) return "a 1/4 × 3/8 in. square-notch trowel";
  return "a 1/2 × 1/2 in. square-notch trowel, and butter the back of each tile";
}

/** Tile and mosaic on floors and walls. */
export function tileGuide(products: Products): Guide {
  const { specs } = products;
  const side_in = longestSide_in(specs.size);
  const isLarge = side_in >= largeSide_in;
  const porous = isPorous(products);
  const varies = /V[34]/.test(specs.shade_variation ?? "");
  return {
    before: lines(
      "Check that all boxes have the same lot number, and open several before you start. Installed tile can't be returned.",
      varies &&
        `Shade variation is part of the design (${specs.shade_variation}). Mix tiles from at least three boxes as you go.`,
      `The substrate must be sound, dry and flat to within ${isLarge ? "1/8" : "1/4"} in. over 10 ft. Level it first; don't use mortar to level.`,
      specs.frost_proof === "No" && "Use it indoors only: this tile is not made for frost.",
      /wet/i.test(specs.use ?? "") &&
        "In a shower, install a waterproof membrane under the tile and flood-test the pan for 24 hours before you set tile.",
      "Order extra for cuts now: a later lot can differ in shade and size.",
    ),
    steps: lines(
      "Dry-lay a row from the center of the room in both directions so that cuts at opposite walls match and are wider than half a tile.",
      porous
        ? "Use white polymer-modified thin-set; gray can show through stone."
        : "Use a polymer-modified thin-set rated for the substrate.",
      `Comb it in one direction with ${trowel(side_in)}. Lift a tile now and then to check coverage: 80% of the back indoors, 95% in showers and outdoors.`,
      isLarge && "Offset long tiles by no more than a third, and use leveling clips to avoid lippage.",
      `Keep joints of at least ${specs.grout_joint_in ?? "1/8 in."}.`,
      "Leave a 1/4 in. gap at walls, columns and changes of material, with movement joints every 20 to 25 ft indoors and every 8 to 12 ft in direct sun.",
      porous && "Seal the face before you grout, or the pigment will stain it.",
      "Let the mortar set for 24 hours. Grout diagonally across the joints, then wipe off the haze with a barely damp sponge.",
      "Fill corners and the joints at tubs, sinks and counters with color-matched silicone, not grout.",
    ),
    care: lines(
      "Sweep or vacuum first: grit scratches.",
      porous
        ? "Wash with pH-neutral stone soap. Vinegar, lemon and bathroom cleaners etch the surface within minutes."
        : "Wash with a pH-neutral cleaner and clear water.",
      porous && "Test with a drop of water twice a year. If it darkens the stone, reseal.",
      "Seal cement grout after three weeks, then every year or two. Epoxy grout needs no sealer.",
      "Keep one box for repairs.",
    ),
  };
}

/** Panels and veneer of split stone on walls. */
export function veneerGuide({ specs }: Products): Guide {
  return {
    before: lines(
      specs.panel_weight_lb_sqft &&
        `The wall has to carry ${specs.panel_weight_lb_sqft} per square foot. Use cement board or masonry, not drywall or paint.`,
      "Lay out several boxes and mix them: shades and lengths vary from box to box.",
      specs.frost_proof === "No" && "Use it indoors or under a roof: it is not made for frost.",
      "Outdoors, install a drainage layer and flashing behind the stone.",
    ),
    steps: lines(
      "Start at the bottom on a level ledger, with corner pieces first where the wall turns.",
      "Dampen the back, butter it fully with a polymer-modified mortar made for stone veneer, and press until some squeezes out at the edges.",
      /dry-stacked/i.test(specs.setting ?? "")
        ? "Set the pieces tight: this stone has no grout joints."
        : "Fill the joints from a grout bag and tool them when they are thumbprint hard.",
      "Stagger the joints from row to row.",
      "Keep the clearance to the firebox that the fireplace manufacturer requires.",
    ),
    care: lines(
      "Dust with a soft brush or the vacuum's brush head.",
      "Remove soot and splashes with a pH-neutral cleaner and a nylon brush. Never use acid.",
      "Seal it behind a range and outdoors. Reseal when water soaks in.",
    ),
  };
}
