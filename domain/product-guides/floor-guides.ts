import { type Goods, type Guide, lines } from "./goods.ts";

/** Solid and engineered wood. */
export function woodFloorGuide({ specs }: Goods): Guide {
  const isSolid = /solid/i.test(specs.construction ?? "");
  return {
    before: lines(
      "Bring the boxes into the heated house, stack them apart and open the ends: three days at least, until wood and subfloor differ by no more than 4% in moisture (2% for planks wider than 3 in.).",
      "Keep the rooms between 60 and 80 °F and 30 to 50% humidity, before, while and after you lay.",
      isSolid || specs.below_grade === "No"
        ? "Lay it on or above ground level only."
        : "Below ground level it needs a concrete floor that a moisture test has passed.",
      "The subfloor must be dry, clean and flat to within 3/16 in. over 10 ft.",
      specs.radiant_heat &&
        (specs.radiant_heat === "Yes"
          ? "It suits radiant heat that never brings its surface above 80 °F."
          : "Do not lay it over radiant heat."),
    ),
    steps: lines(
      "Lay planks from several boxes at once, and sort out what you would not like to see in the middle of the room.",
      "Begin along the longest straight wall, across the joists, with 1/2 in. free at every wall; the base trim covers it.",
      specs.install_method && `Fasten as the maker has made it for: ${specs.install_method.toLowerCase()}.`,
      /nail/i.test(specs.install_method ?? "") &&
        "Nail or staple every 6 to 8 in. and within 3 in. of each end.",
      /glue/i.test(specs.install_method ?? "") &&
        "Spread a urethane wood adhesive with the trowel that its pail names, no further than you can lay in half an hour.",
      "Let end joints of neighboring rows stand at least 6 in. apart.",
    ),
    care: lines(
      "Vacuum without a beater bar, and wipe spills at once. No steam, no wet mop.",
      "Clean with a product for finished wood floors. Soap and oil leave a film that dulls it.",
      "Felt under the legs of furniture, mats at the doors, and shade in the strongest sun: wood changes color in its first year.",
    ),
  };
}

/** Laminate and vinyl. */
export function plankFloorGuide({ specs }: Goods): Guide {
  const floats = !/glue/i.test(specs.install_method ?? "");
  return {
    before: lines(
      "Let the boxes lie flat in the room for two days, between 60 and 85 °F.",
      "The subfloor must be dry and flat to within 3/16 in. over 10 ft. Grind high spots, fill low ones.",
      "On concrete put a 6 mil moisture film first, its edges overlapping by 8 in.",
      specs.underlayment &&
        (/attached/i.test(specs.underlayment)
          ? `Underlayment is attached (${specs.underlayment.replace(/^attached /i, "")}); a second one makes the joints give way.`
          : `Underlayment: ${specs.underlayment.toLowerCase()}.`),
      specs.radiant_heat === "Yes" && "It suits radiant heat up to 80 °F at its surface.",
    ),
    steps: lines(
      "Measure the room first: the last row should be wider than 2 in., so trim the first one where it is not.",
      floats
        ? "Leave 3/8 in. at all walls and pipes. The floor floats, so nothing may hold it down: no screws, no kitchen island."
        : "Spread the adhesive that suits the core, let it turn clear, then press the planks in and roll them with 100 lb.",
      "Cut the first plank of each row so that end joints stand at least 8 in. apart.",
      "Click planks together by hand or with a tapping block, never with a hammer on the edge.",
      floats && "Break the floor with a transition strip in doorways, and after 40 ft in one direction.",
    ),
    care: lines(
      specs.water_hours
        ? `Wipe up water soon: the joints hold it off for ${specs.water_hours.replace(" h", " hours")}.`
        : specs.waterproof === "Yes" &&
            "The planks are waterproof; the subfloor is not. Wipe up what could run under the edge.",
      "Sweep, then damp-mop with a cleaner for hard floors. No wax, no steam, no scouring.",
      "Felt or wide cups under furniture; no mats with rubber backs, which stain vinyl.",
    ),
  };
}

/** Synthetic grass. */
export function turfGuide({ specs }: Goods): Guide {
  return {
    before: lines(
      "Check that all rolls are of one lot, and plan them so that the blades lean the same way, toward where one looks from.",
      specs.roll_width_ft &&
        `Rolls are ${specs.roll_width_ft.replace(" ft", "")} ft wide; a seam in the middle shows least in shade.`,
      "Windows with low-e glass can throw enough heat to melt yarn. Shade them or keep turf out of their reflection.",
    ),
    steps: lines(
      "Take out 3 to 4 in. of soil, kill what grows, lay weed cloth, and compact 3 in. of crushed rock with a fall of 1% away from the house.",
      "Let the turf lie flat in the sun for an hour before you cut it, from the back, along the stitches.",
      "Join rolls on seam tape with turf adhesive; the gap should be that between two rows of stitches.",
      "Nail the edge every 6 in. and the field every 3 ft.",
      specs.infill &&
        `Brush the blades up and spread the infill in thin coats (${specs.infill.toLowerCase()}).`,
      specs.drainage_in_h &&
        `The backing drains ${specs.drainage_in_h.replace(" in./h", " in. an hour")}; the base below has to do the same.`,
    ),
    care: lines(
      "Rinse dust and pet traces with water, and brush against the lean a few times a year.",
      "Top the infill up when blades lie flat.",
      "No grills, no fire bowls, no cigarettes on it.",
    ),
  };
}

/** Pavers, flagstone and coping. */
export function paverGuide(goods: Goods): Guide {
  const { specs } = goods;
  const isCoping = goods.categories[0] === "pool-copings";
  return {
    before: lines(
      "Lay from three pallets at once; natural stone and clay differ from pallet to pallet.",
      specs.traffic && `Made for: ${specs.traffic.toLowerCase()} traffic. Cars need a base of their own.`,
      specs.frost_proof === "No" && "Not for frost: use it where winters are mild.",
      "Call 811 before you dig.",
    ),
    steps: isCoping
      ? lines(
          "Dry-lay the whole edge first; cut closing pieces on both sides of a corner, never slivers.",
          "Bond to the beam with a polymer-modified mortar over its full bed, with 1 in. of overhang or less.",
          "Keep a joint of 1/4 in. between coping and deck open through the whole depth, and fill it with sealant.",
          specs.salt_safe &&
            (specs.salt_safe === "Yes"
              ? "It suits salt-water pools."
              : "Do not use it at salt-water pools: salt bursts its pores."),
        )
      : lines(
          "Dig out for 6 in. of base (12 in. for cars), 1 in. of sand and the stone, with a fall of 1/4 in. per foot away from the house.",
          "Compact the base in layers of 2 in.; screed the sand and do not step on it again.",
          "Lay from a straight edge with joints of 1/8 to 3/8 in. and check with a string every few rows.",
          "Hold the outside with an edge restraint, spiked every 12 in.",
          "Sweep polymeric sand in, compact over a mat, sweep once more, and wet it as its bag says.",
        ),
    care: lines(
      "Sweep, and rinse with a hose. A pressure washer at close range takes the joints out.",
      "De-icing salt harms stone, concrete and planting. Use sand.",
      "White bloom comes out of new concrete and goes by itself within a year.",
      "Sealing is a choice: it deepens color and keeps oil out, and has to be done again every three years or so.",
    ),
  };
}
