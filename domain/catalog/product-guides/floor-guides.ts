import { type Guide, lines, type Products } from "./goods.ts";

/** Solid and engineered wood. */
export function woodFloorGuide({ specs }: Products): Guide {
  const isSolid = /solid/i.test(specs.construction ?? "");
  return {
    before: lines(
      "Acclimate the boxes in the heated house for at least three days, stacked with gaps and with the ends open, until the moisture of wood and subfloor is within 4% (2% for planks wider than 3 in.).",
      "Keep the rooms at 60 to 80 °F and 30 to 50% humidity before, during and after installation.",
      isSolid || specs.below_grade === "No"
        ? "Install on or above grade only."
        : "Below grade, install only over concrete that has passed a moisture test.",
      "The subfloor must be dry, clean and flat to within 3/16 in. over 10 ft.",
      specs.radiant_heat &&
        (specs.radiant_heat === "Yes"
          ? "It works with radiant heat as long as the surface stays at or below 80 °F."
          : "Do not install it over radiant heat."),
    ),
    steps: lines(
      "Work from several boxes at once, and set aside boards you don't want in the middle of the room.",
      "Start along the longest straight wall, across the joists. Leave a 1/2 in. gap at every wall; the baseboard covers it.",
      specs.install_method && `Installation method: ${specs.install_method.toLowerCase()}.`,
      /nail/i.test(specs.install_method ?? "") &&
        "Nail or staple every 6 to 8 in. and within 3 in. of each end.",
      /glue/i.test(specs.install_method ?? "") &&
        "Spread urethane wood flooring adhesive with the trowel listed on the pail, no more than you can cover in half an hour.",
      "Stagger end joints at least 6 in. from row to row.",
    ),
    care: lines(
      "Vacuum without a beater bar and wipe up spills right away. Don't use steam or a wet mop.",
      "Use a cleaner made for finished wood floors. Soap and oil leave a dull film.",
      "Put felt pads under furniture and mats at the doors, and close the shades in strong sun: wood changes color in its first year.",
    ),
  };
}

/** Laminate and vinyl. */
export function plankFloorGuide({ specs }: Products): Guide {
  const floats = !/glue/i.test(specs.install_method ?? "");
  return {
    before: lines(
      "Let the boxes acclimate flat in the room for two days at 60 to 85 °F.",
      "The subfloor must be dry and flat to within 3/16 in. over 10 ft. Grind high spots and fill low ones.",
      "On concrete, first put down 6 mil vapor barrier with the edges overlapped 8 in.",
      specs.underlayment &&
        (/attached/i.test(specs.underlayment)
          ? `Underlayment is attached (${specs.underlayment.replace(/^attached /i, "")}); don't add a second one, or the joints will fail.`
          : `Underlayment: ${specs.underlayment.toLowerCase()}.`),
      specs.radiant_heat === "Yes" && "It works with radiant heat up to 80 °F at the surface.",
    ),
    steps: lines(
      "Measure the room first. If the last row would be narrower than 2 in., trim the first one.",
      floats
        ? "Leave a 3/8 in. gap at walls and pipes. The floor floats, so don't screw into it or set a kitchen island on it."
        : "Spread the adhesive specified for the core, let it turn clear, set the planks, and roll the floor with a 100 lb roller.",
      "Cut the first plank of each row so that end joints are staggered at least 8 in.",
      "Click planks together by hand or with a tapping block. Never hammer on the edge.",
      floats && "Use a transition strip in doorways and every 40 ft.",
    ),
    care: lines(
      specs.water_hours
        ? `Wipe up water soon: the joints resist it for ${specs.water_hours.replace(" h", " hours")}.`
        : specs.waterproof === "Yes" &&
            "The planks are waterproof, but the subfloor isn't. Wipe up water before it runs under the edge.",
      "Sweep, then damp-mop with a hard-floor cleaner. Don't use wax, steam or abrasives.",
      "Put felt pads or wide cups under furniture. Don't use rubber-backed mats, which stain vinyl.",
    ),
  };
}

/** Synthetic grass. */
export function turfGuide({ specs }: Products): Guide {
  return {
    before: lines(
      "Check that all rolls are from one lot, and lay them out so that the blades lean the same way, toward the main view.",
      specs.roll_width_ft &&
        `Rolls are ${specs.roll_width_ft.replace(" ft", "")} ft wide; put seams where they get the least light.`,
      "Low-e windows can reflect enough heat to melt turf. Shade them or keep turf out of the reflection.",
    ),
    steps: lines(
      "Remove 3 to 4 in. of soil and all weeds, lay weed barrier, and compact 3 in. of crushed rock sloped 1% away from the house.",
      "Let the turf relax in the sun for an hour. Cut it from the back, along the stitch rows.",
      "Join rolls with seam tape and turf adhesive. The gap should match the spacing between stitch rows.",
      "Nail the perimeter every 6 in. and the field every 3 ft.",
      specs.infill &&
        `Brush the blades up and spread the infill in thin layers (${specs.infill.toLowerCase()}).`,
      specs.drainage_in_h &&
        `The backing drains ${specs.drainage_in_h.replace(" in./h", " in. an hour")}; the base has to drain as fast.`,
    ),
    care: lines(
      "Rinse off dust and pet waste, and brush against the lean a few times a year.",
      "Add infill when blades start to lie flat.",
      "Keep grills, fire pits and cigarettes off it.",
    ),
  };
}

/** Pavers, flagstone and coping. */
export function paverGuide(products: Products): Guide {
  const { specs } = products;
  const isCoping = products.categories[0] === "pool-copings";
  return {
    before: lines(
      "Work from three pallets at once: natural stone and clay vary from pallet to pallet.",
      specs.traffic && `Rated for ${specs.traffic.toLowerCase()} traffic. Driveways need a deeper base.`,
      specs.frost_proof === "No" && "Not frost-proof: use it only where winters are mild.",
      "Call 811 before you dig.",
    ),
    steps: isCoping
      ? lines(
          "Dry-lay the whole edge first. Split the cuts on both sides of a corner to avoid slivers.",
          "Set in a full bed of polymer-modified mortar on the bond beam, with no more than 1 in. of overhang.",
          "Leave a 1/4 in. full-depth joint between coping and deck, and fill it with sealant.",
          specs.salt_safe &&
            (specs.salt_safe === "Yes"
              ? "Safe for salt-water pools."
              : "Don't use it around salt-water pools: salt makes it flake."),
        )
      : lines(
          "Excavate for 6 in. of base (12 in. under cars), 1 in. of sand and the paver, sloped 1/4 in. per foot away from the house.",
          "Compact the base in 2 in. layers. Screed the sand and stay off it.",
          "Start from a straight edge with 1/8 to 3/8 in. joints, and check with a string line every few rows.",
          "Install edge restraints, spiked every 12 in.",
          "Sweep in polymeric sand, compact with a pad, sweep again, and wet it as the bag says.",
        ),
    care: lines(
      "Sweep and hose off. A pressure washer held too close blows out the joints.",
      "De-icing salt damages stone, concrete and plants. Use sand instead.",
      "White haze (efflorescence) on new concrete fades within a year.",
      "Sealing is optional. It deepens color and keeps oil out, and needs redoing about every three years.",
    ),
  };
}
