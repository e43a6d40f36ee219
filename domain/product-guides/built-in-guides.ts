import { type Goods, type Guide, lines } from "./goods.ts";

const finishCare =
  "Wipe with a soft cloth, mild soap and water, then dry. Acid, bleach, alcohol and scouring pads take the finish off and the warranty with it.";

/** Faucets, shower systems, tub fillers. */
export function faucetGuide({ specs }: Goods): Guide {
  return {
    before: lines(
      specs.holes &&
        `It needs ${specs.holes} hole${specs.holes === "1" ? "" : "s"}${specs.spread_in ? `, ${specs.spread_in} apart` : ""}. Measure the sink or wall first.`,
      specs.connection && `Supplies: ${specs.connection}.`,
      "Turn the water off at the stops and open an old faucet until the pressure is gone.",
      /wall/i.test(specs.mounting ?? "") &&
        "The valve goes into the wall before it is closed; keep to the depth marked on its guard.",
    ),
    steps: lines(
      "Flush the pipes for a minute before you connect: sand in the cartridge is the commonest fault.",
      "Set gasket and body dry, with plumber's putty or silicone only where the drawing shows it; putty stains stone.",
      "Tighten by hand and then a quarter turn; two wrenches keep pipes from twisting.",
      "Take the aerator out, run hot and cold for a minute, and put it back.",
      "Look at every joint with a dry tissue after ten minutes and again the next day.",
    ),
    care: lines(
      finishCare,
      specs.flow_gpm &&
        `It gives ${specs.flow_gpm} by design. Weak flow means a clogged aerator: lay it in vinegar for an hour, away from the finish.`,
      specs.valve && `When it drips, the cartridge (${specs.valve.toLowerCase()}) is changed in ten minutes.`,
    ),
  };
}

/** Sinks, lavatories, tubs, shower bases, toilets. */
export function basinGuide({ specs, categories }: Goods): Guide {
  const isToilet = categories[0] === "toilets";
  return {
    before: lines(
      "Open the crate while the driver is there, and note any damage on the delivery slip.",
      specs.min_cabinet_in && `The cabinet below has to be at least ${specs.min_cabinet_in} wide.`,
      specs.drain && `Drain: ${specs.drain.toLowerCase()}. Compare it with the rough plumbing.`,
      specs.rough_in_in &&
        `Rough-in: ${specs.rough_in_in}, from the finished wall to the middle of the flange.`,
      specs.capacity_gal &&
        `Full of water it weighs about ${weightOf(specs.capacity_gal)} lb more than empty; have the floor checked.`,
      "Make no cut-out before the piece itself lies there: measures of ceramics differ by up to 2%.",
    ),
    steps: isToilet
      ? lines(
          "The flange should stand 1/4 in. above the finished floor, screwed to the subfloor.",
          "Set a new wax or rubber ring, lower the bowl straight down and do not lift it again.",
          "Tighten both bolts in turn, gently: china breaks.",
          "Caulk around the foot and leave a gap at the back, where a leak would show.",
          "Flush ten times and look at every joint.",
        )
      : lines(
          "Set it dry, check that it stands level and that drain and supplies reach.",
          "Bed tubs and bases as their sheet says, so that the bottom does not give when stood on.",
          "Seal the rim with silicone; a second person holds an undermount sink on clips until it has set overnight.",
          "Connect the drain with its gasket, fill with water, and look for leaks when it empties all at once.",
        ),
    care: lines(
      /steel/i.test(specs.material ?? "") &&
        "Wipe stainless steel along its grain, and never leave steel wool or salt on it.",
      /acrylic/i.test(specs.material ?? "") && "No solvents and no scouring powder on acrylic.",
      "Clean with a soft cloth and mild soap; limescale goes with diluted vinegar, rinsed off after two minutes.",
      isToilet && "No tablets in the tank: chlorine eats the seals.",
    ),
  };
}

const poundsOfGallon = 8.34;
const weightOf = (gallons: string): string =>
  String(Math.round((Number.parseFloat(gallons) * poundsOfGallon) / 10) * 10);

/** Kitchen cabinets and vanities. */
export const cabinetGuide = ({ specs }: Goods): Guide => ({
  before: lines(
    "Check every box against the plan before you unpack, and keep the cabinets in the heated house for two days.",
    "Find the highest point of the floor and mark the cabinets' top line from there.",
    specs.assembly &&
      (/^assembled/i.test(specs.assembly)
        ? "They come assembled."
        : `To do on site: ${specs.assembly.toLowerCase()}.`),
  ),
  steps: lines(
    "Hang wall cabinets first, into studs, with cabinet screws through the rail; drywall screws break.",
    "Begin in a corner, clamp the frames, drill, and screw neighbors together before you fix them to the wall.",
    "Level base cabinets with shims under the sides, never under the toe kick.",
    "Mount doors and drawers last, and set gaps of 1/8 in. with the hinges' screws.",
    specs.top_material &&
      `The top (${specs.top_material.toLowerCase()}) is set in dots of silicone and sealed to the wall.`,
  ),
  care: lines(
    "Wipe water off at once, above all below the sink and beside the dishwasher.",
    "A damp cloth with mild soap, then a dry one. No ammonia, no magic sponge on lacquer.",
    "Tighten hinges and pulls once a year.",
  ),
});

/** Stone, quartz, porcelain and wooden tops. */
export function countertopGuide({ specs }: Goods): Guide {
  const isWood = /wood/i.test(specs.material ?? "");
  const isQuartz = /quartz\b|engineered/i.test(specs.material ?? "");
  const needsSeal = /seal/i.test(specs.sealing ?? "") && !/no seal/i.test(specs.sealing ?? "");
  return {
    before: lines(
      "Have it measured once the cabinets stand fixed and level: 1/8 in. over 10 ft.",
      "Look at the very slab, or the lot's photograph, and mark where veins should run and seams may lie.",
      !isWood && "Overhangs beyond 10 in. and all of 2 cm stone over dishwashers need supports.",
    ),
    steps: lines(
      "Carry slabs upright. Two people and a suction frame for anything longer than 4 ft.",
      isWood
        ? "Screw through slots, so that the wood can move across its grain, and oil all sides before it goes on."
        : "Set in dots of silicone every foot, close seams with color-matched epoxy, and keep them away from cut-outs.",
      "Leave 1/8 in. at walls and close it with silicone.",
      "Round the inner corners of cut-outs by at least 1/4 in.; sharp ones crack.",
    ),
    care: lines(
      specs.sealing && `Sealing: ${specs.sealing.toLowerCase()}.`,
      needsSeal && "Where a drop of water darkens the stone within ten minutes, it is time again.",
      isQuartz ? "Set hot pans on a trivet: resin scorches from 300 °F." : "Set hot pans on a trivet.",
      isWood
        ? "Oil it monthly in the first half-year, then when it looks dry. Sand burns and cuts out and oil again."
        : "Clean with pH-neutral soap. Lemon, vinegar and wine etch marble and limestone within minutes.",
      "Cut on a board.",
    ),
  };
}

/** Lights, lamps and fans. */
export const electricGuide = ({ specs, categories }: Goods): Guide => ({
  before: lines(
    categories[0] !== "lamps" &&
      "Switch the circuit off at the panel and test that it is dead. Where the law asks for it, have an electrician do the work.",
    specs.location &&
      (/dry/i.test(specs.location)
        ? "For dry rooms: not above a tub or shower, not outdoors."
        : `Rated for ${specs.location.toLowerCase().replace(" rated", "")} places.`),
    categories[0] === "fans" &&
      "A fan hangs from a box that is marked for fans, with blades at least 7 ft above the floor and 18 in. from walls.",
    specs.bulb_base && `Bulbs: ${specs.bulbs ?? "1"} × ${specs.bulb_base}.`,
  ),
  steps:
    categories[0] === "lamps"
      ? []
      : lines(
          "Fix the bracket to the box, not to drywall.",
          "Ground to ground, white to white, black to black, each with a connector that you have tugged at.",
          "Set the height before you cut cord or chain: 30 to 36 in. above a table, 7 ft over a walk.",
          specs.dimmable === "Yes" && "It can be dimmed with a dimmer that is listed for its lamps.",
          "Turn on, and look again after an hour: nothing should hum or smell.",
        ),
  care: lines(
    "Switch off and let it cool, then dust with a dry cloth; no spray on sockets.",
    "Put in no stronger bulb than the socket's label allows: heat yellows shades and dries out wires.",
    specs.blades && "Tighten the blades' screws twice a year; a loose one makes a fan sway.",
  ),
});

/** Appliances, laundry, grills. */
export const applianceGuide = ({ specs }: Goods): Guide => ({
  before: lines(
    specs.circuit && `It needs a circuit of its own: ${specs.circuit}.`,
    specs.fuel && `Fuel: ${specs.fuel.toLowerCase()}. Gas is connected by a licensed fitter.`,
    specs.width_in &&
      specs.height_in &&
      specs.depth_in &&
      `Measure the opening and the way in: it is ${specs.width_in} wide, ${specs.depth_in} deep and ${specs.height_in} high, without packing.`,
    "Open it while the driver is there, and note dents on the delivery slip.",
  ),
  steps: lines(
    "Take out shipping bolts and tape, and let a refrigerator stand for four hours before you plug it in.",
    "Keep the air gaps that the plate on its back names.",
    "Level it front to back and side to side, and fix the bracket that keeps a range or oven from tipping.",
    "New hoses and cords, not the old ones.",
    "Run it empty once, with the room aired.",
  ),
  care: lines(
    "Wipe stainless steel along the grain with a damp microfiber cloth.",
    "Clean filters monthly; behind it once a year.",
    "Register it with the serial number on its plate: makers ask for that in a claim.",
  ),
});
