import { type Guide, lines, type Products } from "./goods.ts";

/** What is screwed to a wall or a cabinet. */
export const mountedGuide = ({ specs, categories }: Products): Guide => ({
  before: lines(
    specs.centers_in && `Center to center: ${specs.centers_in}. Measure your old holes before you order.`,
    categories[0] === "bath-accessories" &&
      "Screw a grab bar into studs or blocking; it has to hold 250 lb. A towel bar never will.",
    categories[0] === "mirrors" && "Find the studs: two screws into wood hold better than any anchor.",
  ),
  steps: lines(
    "Mark with tape and a level, and step back to check before you drill.",
    "For a row of pulls, make a drilling jig from a block of wood.",
    "Drill tile slowly with a diamond bit and water, hammer mode off.",
    "Finish tightening by hand.",
  ),
  care: lines(
    "Wipe with a soft damp cloth, then dry. Living finishes darken where hands touch them, by design.",
    categories[0] === "mirrors" && "Spray the cloth, not the glass: wet edges turn black.",
  ),
});

export const paintGuide = ({ specs }: Products): Guide => ({
  before: lines(
    specs.coverage_sqft &&
      `A gallon covers ${specs.coverage_sqft} in one coat. Plan on ${specs.coats ?? "2"} coats.`,
    "Fill, sand and dust. Prime bare drywall, stains and anything glossy.",
    "Paint between 50 and 85 °F.",
  ),
  steps: lines(
    "Stir well, and mix all cans for one room together.",
    "Cut in one section at a time and roll it while the edge is wet, starting at the window.",
    specs.dry_hours && `Dry to the touch in ${specs.dry_hours.replace(" h", " hour(s)")}.`,
    "Wait four hours between coats. Pull the tape while the last coat is damp.",
  ),
  care: lines(
    "Don't wash it for two weeks. Then use a soft sponge and mild soap, from the bottom up.",
    "Keep a labeled jar for touch-ups.",
  ),
});

export const trimGuide = ({ specs }: Products): Guide => ({
  before: lines(
    specs.stick_ft && `Sticks are ${specs.stick_ft} long. Add 10% for miters.`,
    "Let it acclimate in the room for two days, and back-prime pieces for exterior walls.",
  ),
  steps: lines(
    "Start with the long walls opposite the door. Cope inside corners, and miter outside ones at the angle you measure.",
    "Make scarf joints over a stud.",
    "Drive two nails at each stud: one into the plate, one into the stud.",
    "Fill, caulk the top edge, sand, and finish.",
  ),
  care: lines(
    "Dust with a brush. Wipe with a damp cloth and dry right away.",
    "Keep the bottom edge dry when you mop: MDF swells for good.",
  ),
});

export const textileGuide = ({ specs }: Products): Guide => ({
  before: [],
  steps: [],
  care: lines(
    specs.care && `${specs.care}.`,
    "Rotate rugs and cushions every six months for even wear and fading.",
    "Blot spills with a white cloth. Rubbing drives them in.",
    "Put a felt pad under rugs to protect the backing and cushion your step.",
  ),
});

export const furnitureGuide = ({ specs }: Products): Guide => ({
  before: lines(
    "Open the packaging while the driver is there, and note any damage on the delivery receipt.",
    specs.width_in &&
      specs.depth_in &&
      `Measure doors, stairs and turns: it is ${specs.width_in} wide and ${specs.depth_in} deep.`,
  ),
  steps: lines(
    specs.assembly &&
      !/^assembled/i.test(specs.assembly) &&
      `Assembly on site: ${specs.assembly.toLowerCase()}.`,
    "Start every bolt by hand before you tighten any of them.",
    /F2057/.test(specs.certifications ?? "") &&
      "Anchor dressers and shelves to the wall with the included strap: children climb.",
  ),
  care: lines(
    specs.care && `${specs.care}.`,
    specs.upholstery &&
      `Upholstery: ${specs.upholstery.toLowerCase()}. Vacuum it and flip loose cushions weekly.`,
    specs.weather && `Outdoors: ${specs.weather.toLowerCase()}.`,
    "Dust wood with the grain, without silicone polish. Use coasters under glasses and felt under lamps.",
  ),
});

export const poolGuide = (_: Products): Guide => ({
  before: lines(
    "Call the building department first. Pools need a permit, a fence and bonding; fire features need clearance from the house.",
    "Have the soil checked, and call 811 before you dig.",
  ),
  steps: lines(
    "Have a licensed builder set the shell, plumbing and bonding in the order of the included plan.",
    "Fill the pool as you backfill, so that the pressure stays balanced.",
    "Have a licensed plumber connect gas to fire features, with a shutoff you can reach without crossing the flame.",
  ),
  care: lines(
    "Test the water twice a week: pH 7.2 to 7.6, chlorine 1 to 3 ppm.",
    "Brush new plaster daily for two weeks.",
    "Keep rain and leaves out of burners with a cover.",
  ),
});
