/** One step of a renovation, in the order in which the trades do it. */
export interface TemplateTask {
  area: string;
  task: string;
  /** Who usually does it. */
  who: string;
  /** Working days that it takes, waiting included. */
  days: number;
}

export interface ChecklistTemplate {
  id: "kitchen" | "bathroom" | "living_room" | "outdoor";
  name: string;
  tasks: readonly TemplateTask[];
}

const steps = (area: string, ...rows: readonly (readonly [task: string, who: string, days: number])[]) =>
  rows.map(([task, who, days]): TemplateTask => ({ area, task, who, days }));

/** Typical jobs of an American house. Days are common values for one room, not a promise of any trade. */
export const checklistTemplates: readonly ChecklistTemplate[] = [
  {
    id: "kitchen",
    name: "Kitchen",
    tasks: [
      ...steps(
        "Plan",
        ["Measure the room and mark plumbing, gas and outlets", "You", 1],
        ["Choose cabinets, counters, appliances and finishes", "You", 10],
        ["Apply for the building permit", "Contractor", 10],
        ["Order cabinets, appliances and everything with a long lead time", "You", 1],
        ["Set up a temporary kitchen", "You", 1],
      ),
      ...steps(
        "Demolition",
        ["Shut off water, gas and power to the kitchen", "Contractor", 1],
        ["Remove cabinets, counters and flooring, and haul them away", "Contractor", 2],
      ),
      ...steps(
        "Rough-in",
        ["Frame walls and openings", "Contractor", 2],
        ["Rough in plumbing and gas", "Plumber", 2],
        ["Rough in wiring, outlets and the hood duct", "Electrician", 2],
        ["Pass the rough-in inspection", "Contractor", 2],
        ["Insulate, hang and finish drywall", "Contractor", 5],
        ["Prime and paint walls and ceiling", "Painter", 2],
      ),
      ...steps(
        "Floor and cabinets",
        ["Lay the floor", "Flooring installer", 3],
        ["Hang wall cabinets, then set base cabinets level", "Cabinet installer", 3],
        ["Have the countertops measured for fabrication", "Fabricator", 1],
      ),
      ...steps(
        "Finish",
        ["Install countertops", "Fabricator", 10],
        ["Install the sink, faucet and disposal", "Plumber", 1],
        ["Tile the backsplash, grout and seal", "Tile setter", 2],
        ["Connect appliances and the range hood", "Contractor", 1],
        ["Install light fixtures, switches and outlets", "Electrician", 1],
        ["Add trim, toe kicks and hardware", "Cabinet installer", 1],
        ["Pass the final inspection", "Contractor", 2],
        ["Walk through and write the punch list", "You", 1],
      ),
    ],
  },
  {
    id: "bathroom",
    name: "Bathroom",
    tasks: [
      ...steps(
        "Plan",
        ["Measure the room and mark the drain, vent and supply lines", "You", 1],
        ["Choose tile, vanity, tub or shower, and fixtures", "You", 7],
        ["Apply for the building permit", "Contractor", 7],
        ["Order tile with 10% extra, and everything with a long lead time", "You", 1],
      ),
      ...steps(
        "Demolition",
        ["Shut off water and power to the bathroom", "Contractor", 1],
        ["Remove fixtures, tile and damaged subfloor", "Contractor", 2],
      ),
      ...steps(
        "Rough-in",
        ["Frame niches, benches and blocking for grab bars", "Contractor", 1],
        ["Rough in drain, vent and supply lines, and set the valve", "Plumber", 2],
        ["Rough in wiring, the fan and its duct", "Electrician", 1],
        ["Pass the rough-in inspection", "Contractor", 2],
        ["Set the tub or shower pan and flood-test it for 24 hours", "Plumber", 2],
        ["Hang cement board and drywall", "Contractor", 2],
        ["Waterproof the wet walls and floor", "Tile setter", 2],
      ),
      ...steps(
        "Tile",
        ["Tile the shower walls", "Tile setter", 3],
        ["Tile the floor", "Tile setter", 2],
        ["Grout, let it cure, and seal", "Tile setter", 3],
      ),
      ...steps(
        "Finish",
        ["Prime and paint with bathroom paint", "Painter", 2],
        ["Set the vanity and its top", "Contractor", 1],
        ["Install the toilet, faucets and shower trim", "Plumber", 1],
        ["Install lights, the fan and GFCI outlets", "Electrician", 1],
        ["Hang the mirror, glass door and accessories", "Contractor", 1],
        ["Caulk corners and edges", "Contractor", 1],
        ["Pass the final inspection", "Contractor", 2],
      ),
    ],
  },
  {
    id: "living_room",
    name: "Living room",
    tasks: [
      ...steps(
        "Plan",
        ["Measure the room, doors and windows", "You", 1],
        ["Choose flooring, paint and lighting", "You", 5],
        ["Order materials and check how they are delivered", "You", 1],
        ["Empty the room and protect what stays", "You", 1],
      ),
      ...steps(
        "Walls and ceiling",
        ["Add or move outlets, switches and ceiling boxes", "Electrician", 1],
        ["Repair drywall and sand it smooth", "Contractor", 2],
        ["Prime and paint the ceiling, then the walls", "Painter", 2],
      ),
      ...steps(
        "Floor",
        ["Let wood flooring acclimate in the room", "You", 3],
        ["Remove the old floor and level the subfloor", "Flooring installer", 1],
        ["Lay the new floor", "Flooring installer", 3],
      ),
      ...steps(
        "Finish",
        ["Install baseboards, casing and crown molding", "Contractor", 2],
        ["Paint trim and doors", "Painter", 1],
        ["Install light fixtures and the ceiling fan", "Electrician", 1],
        ["Hang curtains and set furniture", "You", 1],
      ),
    ],
  },
  {
    id: "outdoor",
    name: "Outdoor",
    tasks: [
      ...steps(
        "Plan",
        ["Sketch the area with slopes, doors and trees", "You", 1],
        ["Check setbacks and HOA rules, and apply for permits", "Contractor", 10],
        ["Call 811 to have utility lines marked", "Contractor", 3],
        ["Order pavers, stone and turf with extra for cuts", "You", 1],
      ),
      ...steps(
        "Groundwork",
        ["Clear the area and strip the sod", "Contractor", 1],
        ["Excavate and slope away from the house", "Contractor", 2],
        ["Run gas, water and low-voltage lines", "Contractor", 2],
        ["Install drains", "Contractor", 1],
        ["Compact the gravel base in layers", "Contractor", 2],
      ),
      ...steps(
        "Build",
        ["Build walls, steps and footings", "Mason", 3],
        ["Screed the bedding sand and lay pavers", "Mason", 3],
        ["Set edge restraints, fill joints and compact", "Mason", 1],
        ["Roll out turf or plant beds", "Landscaper", 2],
      ),
      ...steps(
        "Finish",
        ["Install lights and outlets", "Electrician", 1],
        ["Connect the grill or fire pit and test for leaks", "Plumber", 1],
        ["Seal pavers and stone", "Mason", 1],
        ["Pass the final inspection", "Contractor", 2],
      ),
    ],
  },
];
