import { type Goods, type Guide, lines } from "./goods.ts";

/** What is screwed to a wall or a cabinet. */
export const mountedGuide = ({ specs, categories }: Goods): Guide => ({
  before: lines(
    specs.centers_in &&
      `Distance of the screws: ${specs.centers_in}. Measure the old holes before you order.`,
    categories[0] === "bath-accessories" &&
      "A grab bar goes into studs or blocking and holds 250 lb; a towel bar never does.",
    categories[0] === "mirrors" && "Find the studs; two screws into wood hold what no anchor does.",
  ),
  steps: lines(
    "Mark with tape and a level, and look at it from where you will stand before you drill.",
    "Make a drilling jig for a row of pulls: one block of wood saves every second hole.",
    "Drill tile with a diamond bit, slowly, with water, without hammering.",
    "Tighten by hand at the end.",
  ),
  care: lines(
    "A damp, soft cloth, then a dry one. Living finishes darken where hands touch them; that is meant.",
    categories[0] === "mirrors" && "Spray on the cloth and not on the glass: wet edges turn black.",
  ),
});

export const paintGuide = ({ specs }: Goods): Guide => ({
  before: lines(
    specs.coverage_sqft &&
      `A gallon covers ${specs.coverage_sqft} once; reckon with ${specs.coats ?? "2"} coats.`,
    "Fill, sand and dust. Prime bare drywall, stains and anything glossy.",
    "Work between 50 and 85 °F.",
  ),
  steps: lines(
    "Stir until nothing lies on the bottom, and pour all cans of one room together.",
    "Cut in a stretch, then roll it while the edge is wet: from the window into the room.",
    specs.dry_hours && `It is dry to the touch after ${specs.dry_hours.replace(" h", " hour(s)")}.`,
    "Wait four hours between coats; pull tape off while the last one is damp.",
  ),
  care: lines(
    "Do not wash it in the first two weeks. Then a soft sponge with mild soap, from below upward.",
    "Keep a labelled jar for touch-ups.",
  ),
});

export const trimGuide = ({ specs }: Goods): Guide => ({
  before: lines(
    specs.stick_ft && `Sticks are ${specs.stick_ft} long. Add 10% for miters.`,
    "Let it lie in the room for two days, and paint the back of what goes to outside walls.",
  ),
  steps: lines(
    "Long walls first, from the door's far side. Cope inside corners, miter outside ones at the angle that you measured.",
    "Scarf joints over a stud.",
    "Two nails a stud: one into the plate, one into the stud.",
    "Fill, caulk the top edge, sand, and finish.",
  ),
  care: lines(
    "Dust with a brush; wipe with a damp cloth and dry at once.",
    "Keep the foot of it off wet floors while they are mopped: MDF swells and stays so.",
  ),
});

export const textileGuide = ({ specs }: Goods): Guide => ({
  before: [],
  steps: [],
  care: lines(
    specs.care && `${specs.care}.`,
    "Turn rugs and cushions every half year, so that sun and steps wear both sides alike.",
    "Blot spills with a white cloth; rubbing drives them in.",
    "Put a felt pad under rugs: it saves their backs and your feet.",
  ),
});

export const furnitureGuide = ({ specs }: Goods): Guide => ({
  before: lines(
    "Open the packing while the driver is there, and note any damage on the delivery slip.",
    specs.width_in &&
      specs.depth_in &&
      `Measure doors, stairs and the turn between them: it is ${specs.width_in} wide and ${specs.depth_in} deep.`,
  ),
  steps: lines(
    specs.assembly &&
      !/^assembled/i.test(specs.assembly) &&
      `To do on site: ${specs.assembly.toLowerCase()}.`,
    "Tighten all bolts only when every one of them has found its thread.",
    /F2057/.test(specs.certifications ?? "") &&
      "Fix chests and shelves to the wall with the strap that comes along: children climb.",
  ),
  care: lines(
    specs.care && `${specs.care}.`,
    specs.upholstery &&
      `Upholstery: ${specs.upholstery.toLowerCase()}. Vacuum it, and turn loose cushions weekly.`,
    specs.weather && `Outdoors: ${specs.weather.toLowerCase()}.`,
    "Dust wood along its grain; no silicone polish. Coasters under glasses, felt under lamps.",
  ),
});

export const poolGuide = (_: Goods): Guide => ({
  before: lines(
    "Ask the building department first: pools need a permit, a fence and bonding; fire features a distance to the house.",
    "Have the soil checked, and call 811 before you dig.",
  ),
  steps: lines(
    "A licensed builder sets shell, plumbing and bonding in the order of the plan that comes along.",
    "Fill the pool while you backfill, so that inside and outside push alike.",
    "Connect gas to fire features by a licensed fitter, with a shut-off that one reaches without crossing the flame.",
  ),
  care: lines(
    "Test the water twice a week: pH 7.2 to 7.6, chlorine 1 to 3 ppm.",
    "Brush new plaster daily for two weeks.",
    "Cover burners against rain, and keep leaves out.",
  ),
});
