import { type Guide, lines, type Products } from "./goods.ts";

const finishCare =
  "Wipe with a soft cloth, mild soap and water, then dry. Acid, bleach, alcohol and scouring pads ruin the finish and void the warranty.";

/** Faucets, shower systems, tub fillers. */
export function faucetGuide({ specs }: Products): Guide {
  return {
    before: lines(
      specs.holes &&
        `It needs ${specs.holes} hole${specs.holes === "1" ? "" : "s"}${specs.spread_in ? `, ${specs.spread_in} apart` : ""}. Measure the sink or wall first.`,
      specs.connection && `Supplies: ${specs.connection}.`,
      "Shut off the water at the stops and open the old faucet to relieve the pressure.",
      /wall/i.test(specs.mounting ?? "") &&
        "Install the valve before the wall is closed, at the depth marked on its plaster guard.",
    ),
    steps: lines(
      "Flush the pipes for a minute before you connect: debris in the cartridge is the most common problem.",
      "Set the gasket and body dry. Use plumber's putty or silicone only where the drawing shows it; putty stains stone.",
      "Tighten by hand, then a quarter turn. Use two wrenches so the pipes don't twist.",
      "Remove the aerator, run hot and cold for a minute, and put it back.",
      "Check every joint with a dry tissue after ten minutes and again the next day.",
    ),
    care: lines(
      finishCare,
      specs.flow_gpm &&
        `The rated flow is ${specs.flow_gpm}. Weak flow usually means a clogged aerator: soak it in vinegar for an hour, off the faucet.`,
      specs.valve &&
        `If it drips, replace the cartridge (${specs.valve.toLowerCase()}). It takes ten minutes.`,
    ),
  };
}

/** Sinks, lavatories, tubs, shower bases, toilets. */
export function basinGuide({ specs, categories }: Products): Guide {
  const isToilet = categories[0] === "toilets";
  return {
    before: lines(
      "Open the crate while the driver is there, and note any damage on the delivery receipt.",
      specs.min_cabinet_in && `It needs a base cabinet at least ${specs.min_cabinet_in} wide.`,
      specs.drain && `Drain: ${specs.drain.toLowerCase()}. Check it against your rough plumbing.`,
      specs.rough_in_in &&
        `Rough-in: ${specs.rough_in_in}, from the finished wall to the center of the flange.`,
      specs.capacity_gal &&
        `Filled, it weighs about ${weightOf(specs.capacity_gal)} lb more. Have the floor checked.`,
      "Don't make a cutout before you have the piece: ceramic dimensions vary by up to 2%.",
    ),
    steps: isToilet
      ? lines(
          "The flange should be 1/4 in. above the finished floor and screwed to the subfloor.",
          "Set a new wax or rubber ring, then lower the bowl straight down. Don't lift it again.",
          "Tighten the bolts gently, alternating sides: china cracks.",
          "Caulk around the base, but leave a gap at the back so that a leak will show.",
          "Flush ten times and check every joint.",
        )
      : lines(
          "Dry-fit it. Check that it sits level and that the drain and supplies reach.",
          "Bed tubs and bases in mortar as their instructions say, so that the bottom doesn't flex.",
          "Seal the rim with silicone. Clamp an undermount sink until the silicone has cured overnight.",
          "Connect the drain with its gasket, fill it with water, and check for leaks as it drains.",
        ),
    care: lines(
      /steel/i.test(specs.material ?? "") &&
        "Wipe stainless steel with the grain. Never leave steel wool or salt on it.",
      /acrylic/i.test(specs.material ?? "") && "Don't use solvents or abrasive cleaners on acrylic.",
      "Clean with a soft cloth and mild soap. Remove limescale with diluted vinegar, and rinse after two minutes.",
      isToilet && "Don't use tank tablets: chlorine ruins the seals.",
    ),
  };
}

const poundsOfGallon = 8.34;
const weightOf = (gallons: string): string =>
  String(Math.round((Number.parseFloat(gallons) * poundsOfGallon) / 10) * 10);

/** Kitchen cabinets and vanities. */
export const cabinetGuide = ({ specs }: Products): Guide => ({
  before: lines(
    "Check every box against the plan before you unpack, and let the cabinets acclimate indoors for two days.",
    "Find the high point of the floor and mark a level line for the cabinet tops from there.",
    specs.assembly &&
      (/^assembled/i.test(specs.assembly)
        ? "Ships assembled."
        : `Assembly on site: ${specs.assembly.toLowerCase()}.`),
  ),
  steps: lines(
    "Hang wall cabinets first, with cabinet screws through the rail into studs. Drywall screws snap.",
    "Start in a corner. Clamp the frames, drill, and screw cabinets together before you fasten them to the wall.",
    "Level base cabinets with shims under the sides, never under the toe kick.",
    "Hang doors and drawers last, and adjust the hinges for 1/8 in. gaps.",
    specs.top_material &&
      `Set the top (${specs.top_material.toLowerCase()}) in dabs of silicone and caulk it to the wall.`,
  ),
  care: lines(
    "Wipe up water right away, especially under the sink and next to the dishwasher.",
    "Clean with a damp cloth and mild soap, then dry. Don't use ammonia or melamine sponges on painted finishes.",
    "Tighten hinges and pulls once a year.",
  ),
});

/** Stone, quartz, porcelain and wooden tops. */
export function countertopGuide({ specs }: Products): Guide {
  const isWood = /wood/i.test(specs.material ?? "");
  const isQuartz = /quartz\b|engineered/i.test(specs.material ?? "");
  const needsSeal = /seal/i.test(specs.sealing ?? "") && !/no seal/i.test(specs.sealing ?? "");
  return {
    before: lines(
      "Have it templated once the cabinets are fastened and level to 1/8 in. over 10 ft.",
      "Approve your slab, or a photo of it, and mark where veins should run and seams may go.",
      !isWood && "Overhangs over 10 in. and 2 cm stone over a dishwasher need support.",
    ),
    steps: lines(
      "Carry slabs upright. Anything longer than 4 ft takes two people and suction cups.",
      isWood
        ? "Fasten with screws in slotted holes so the wood can move, and oil all sides before you install it."
        : "Set in dabs of silicone every foot. Fill seams with color-matched epoxy, and keep them away from cutouts.",
      "Leave 1/8 in. at walls and fill it with silicone.",
      "Round the inside corners of cutouts to at least a 1/4 in. radius. Sharp corners crack.",
    ),
    care: lines(
      specs.sealing && `Sealing: ${specs.sealing.toLowerCase()}.`,
      needsSeal && "If a drop of water darkens the stone within ten minutes, reseal it.",
      isQuartz ? "Use a trivet for hot pans: resin scorches at 300 °F." : "Use a trivet for hot pans.",
      isWood
        ? "Oil it monthly for the first six months, then whenever it looks dry. Sand out burns and cuts, then oil again."
        : "Clean with pH-neutral soap. Lemon, vinegar and wine etch marble and limestone within minutes.",
      "Use a cutting board.",
    ),
  };
}

/** Lights, lamps and fans. */
export const electricGuide = ({ specs, categories }: Products): Guide => ({
  before: lines(
    categories[0] !== "lamps" &&
      "Turn off the circuit at the panel and test that the power is off. Use a licensed electrician where code requires it.",
    specs.location &&
      (/dry/i.test(specs.location)
        ? "For dry locations only: not over a tub or shower, and not outdoors."
        : `Rated for ${specs.location.toLowerCase().replace(" rated", "")} locations.`),
    categories[0] === "fans" &&
      "Hang a fan from a fan-rated box, with the blades at least 7 ft above the floor and 18 in. from walls.",
    specs.bulb_base && `Bulbs: ${specs.bulbs ?? "1"} × ${specs.bulb_base}.`,
  ),
  steps:
    categories[0] === "lamps"
      ? []
      : lines(
          "Fasten the bracket to the box, not to the drywall.",
          "Connect ground to ground, white to white and black to black. Tug each connector to check it.",
          "Set the height before you cut the cord or chain: 30 to 36 in. above a table, 7 ft above a walkway.",
          specs.dimmable === "Yes" && "Use a dimmer listed for its bulbs.",
          "Turn it on and check again after an hour: nothing should hum or smell.",
        ),
  care: lines(
    "Turn it off, let it cool, and dust with a dry cloth. Don't spray the sockets.",
    "Don't exceed the wattage on the socket label: heat yellows shades and damages wiring.",
    specs.blades && "Tighten the blade screws twice a year. A loose one makes the fan wobble.",
  ),
});

/** Appliances, laundry, grills. */
export const applianceGuide = ({ specs }: Products): Guide => ({
  before: lines(
    specs.circuit && `It needs a dedicated circuit: ${specs.circuit}.`,
    specs.fuel && `Fuel: ${specs.fuel.toLowerCase()}. Have a licensed plumber connect gas.`,
    specs.width_in &&
      specs.height_in &&
      specs.depth_in &&
      `Measure the opening and the path into the house: it is ${specs.width_in} wide, ${specs.depth_in} deep and ${specs.height_in} high, unpacked.`,
    "Open it while the driver is there, and note dents on the delivery receipt.",
  ),
  steps: lines(
    "Remove shipping bolts and tape. Let a refrigerator stand for four hours before you plug it in.",
    "Leave the air gaps listed on the plate on its back.",
    "Level it front to back and side to side, and install the anti-tip bracket on a range.",
    "Use new hoses and cords.",
    "Run it empty once with the windows open.",
  ),
  care: lines(
    "Wipe stainless steel with the grain, using a damp microfiber cloth.",
    "Clean filters monthly, and behind it once a year.",
    "Register it with the serial number on its plate. You'll need that for a warranty claim.",
  ),
});
