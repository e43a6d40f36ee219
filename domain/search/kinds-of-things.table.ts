/**
 * Words for whole departments with the things that they stand for, as titles call them. Someone who asks for
 * "appliances" of a brand means its refrigerators and ranges. A phrase in quotes counts only side by side.
 */
export const kindsOfThings: readonly string[] = `
appliance: refrigerator, dishwasher, range, oven, cooktop, microwave, washer, dryer, freezer, "range hood"
lighting: chandelier, pendant, sconce, "flush mount", "light fixture", "vanity light", lantern, light
light fixture: chandelier, pendant, sconce, "flush mount", "vanity light", lantern
furniture: chair, table, sofa, sectional, bench, dresser, desk, bookcase, nightstand, "dining set", stool
power tool: drill, saw, sander, nailer, grinder, router, planer
hand tool: hammer, wrench, plier, screwdriver, chisel, "hand saw", "tape measure", plane, "utility knife"
tool: drill, saw, sander, hammer, wrench, plier, screwdriver, nailer, grinder, chisel
yard tool: rake, shovel, hoe, pruner, trimmer, blower
lawn equipment: mower, trimmer, blower, chainsaw, edger
power equipment: mower, trimmer, blower, chainsaw, "pressure washer", generator
flooring: hardwood, laminate, "vinyl plank", carpet, "floor tile"
fencing: fence, "chain link", picket
storage: tote, rack, shelf, bin, organizer, cabinet
shelving: shelf, rack, bookcase
window treatment: blind, shade, curtain, shutter
window covering: blind, shade, curtain, shutter
cabinet hardware: pull, knob, hinge
door hardware: "door knob", lever, deadbolt, handleset, lockset, hinge
bathroom accessory: "towel bar", "towel ring", "robe hook", "toilet paper holder", "soap dish"
bath accessory: "towel bar", "towel ring", "robe hook", "toilet paper holder", "soap dish"
christmas decoration: ornament, wreath, garland, "christmas tree", "string light"
insulation: insulation, "fiberglass batt", "foam board"
ventilation: "exhaust fan", "range hood", "attic fan", vent
outdoor power equipment: mower, trimmer, blower, chainsaw, "pressure washer", "snow blower", tiller
garden tool: rake, shovel, hoe, pruner, trowel, cultivator
building material: drywall, lumber, plywood, "concrete mix", shingle
painting tool: brush, "roller cover", "paint roller", "paint tray"
roofing: shingle, "roof panel", "roof coating", underlayment
paint supply: brush, roller, tray, "drop cloth", "painter tape"
pest control: trap, repeller, killer, insecticide, bait, repellent
hvac: "air conditioner", furnace, thermostat, register, "air filter", "heat pump"
heating: heater, furnace, fireplace, stove
cooling: "air conditioner", fan, cooler
door lock: deadbolt, "door knob", lever, lockset
safety equipment: glove, goggle, respirator, "hard hat", "ear muff"
cleaning supply: mop, broom, cleaner, sponge
outdoor lighting: lantern, "path light", "flood light", "landscape light"
outdoor furniture: "patio set", sectional, "adirondack chair", bench, "dining set", "rocking chair"
patio furniture: "patio set", sectional, "adirondack chair", bench, "dining set", "rocking chair"
`
  .trim()
  .split("\n");
