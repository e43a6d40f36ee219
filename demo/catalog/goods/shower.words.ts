import { inch, inSizes, param } from "./common.ts";
import type { GoodsChoice, GoodsSeed } from "./goods.types.ts";
import type { Kind } from "./shower-kinds.ts";

interface Words {
  measure: string;
  detail: readonly string[];
  does: readonly string[];
  plus: readonly string[];
  fit: readonly string[];
  box: readonly string[];
  material: string;
  care: readonly string[];
}

function doorWords(seed: GoodsSeed, choices?: readonly GoodsChoice[]): Words {
  const { width_in, depth_in, height_in } = seed.design.size;
  const form = param(seed, "form");

  const thick = form === "door-framed" ? "1/4 in." : "3/8 in.";
  return {
    measure: form.startsWith("enclosure")
      ? `of ${width_in} by ${depth_in} in., ${height_in} in. high`
      : `for openings ${choices ? "of" : "to"} ${inSizes(seed.design, choices, "width_in")}, ${height_in} in. high`,
    detail:
      form === "door-grid"
        ? ["a factory grid on the glass", "black bars at ladder spacing"]
        : form === "door-framed"
          ? ["a slim frame on all sides", "two towel bars"]
          : form === "door-panel"
            ? ["clear glass and little metal", "polished edges", "one slim wall channel"]
            : [
                "clear glass and little metal",
                "polished edges",
                "through-glass fixings",
                "a single long handle",
              ],
    does: [
      `${thick} tempered glass meets ANSI Z97.1`,
      `${thick} glass carries a coating that sheds water`,
      "seals keep water in without a sill",
      "panels adjust by half an inch at the wall",
    ],
    plus: [
      "walls may be out of plumb by 3/8 in.",
      "the door may be hung left or right",
      "rollers can be lifted off for cleaning",
      "the bottom guide lifts out for cleaning",
    ],
    fit: [
      "it wants blocking behind the hinge or rail",
      "measure the opening at three heights before ordering",
      "set it after the tile has cured",
    ],
    box: [
      "handles, seals and fixings are in the crate",
      "the crate takes two people to carry",
      "a drilling template comes with it",
    ],
    material: `${thick} tempered glass and stainless steel`,
    care: ["a squeegee keeps it clear", "vinegar takes off lime", "coated glass needs less wiping"],
  };
}

function baseWords(seed: GoodsSeed, choices?: readonly GoodsChoice[]): Words {
  const { depth_in, height_in } = seed.design.size;

  const linear = param(seed, "drain") === "linear";
  return {
    measure: `of ${inSizes(seed.design, choices, "width_in").replace(" in.", "")} by ${depth_in} in.`,
    detail: linear
      ? ["a linear drain along one side", "a slate-like texture"]
      : ["a molded tile flange", "a low front edge", "a fine grip texture"],
    does: [
      `the floor falls 1/4 in. a foot to the ${linear ? "channel" : "drain"}`,
      `the threshold is ${inch(height_in)} high`,
      "a textured floor holds wet feet at DCOF 0.60",
    ],
    plus: [
      "the flange is molded on three sides",
      "it can be cut along one edge",
      "the drain is in reach of a 2 in. trap",
    ],
    fit: [
      "bed it in mortar so that the floor does not flex",
      "check the drain's place before the joists are cut",
      "set it on a level subfloor and screw the flange to studs",
    ],
    box: [
      "the drain is sold separately",
      "a drain cover in the same color is in the box",
      "it ships flat on a pallet",
    ],
    material: linear ? "mineral resin with gel coat" : "reinforced acrylic",
    care: ["soap and water clean it", "scratches rub out with a pad", "avoid scouring powder"],
  };
}

function trimWords(seed: GoodsSeed): Words {
  const thermo = seed.design.name_words.some((word) => word.includes("thermostatic"));
  return {
    measure: thermo ? "with separate volume and temperature" : "with one control",
    detail: [
      `${/lever/.test(param(seed, "handle")) ? "a lever" : /cross/.test(param(seed, "handle")) ? "a cross handle" : "two knobs"} on a plain plate`,
      "a plate that covers a 6 in. hole",
      "a sealed escutcheon",
    ],
    does: [
      thermo
        ? "a wax element holds the set temperature within 2 °F"
        : "a pressure-balance spool holds temperature when a toilet flushes",
      thermo ? "a stop at 100 °F guards children" : "a limit stop is set once at installation",
    ],
    plus: [
      "the cartridge comes out from the front",
      "the same valve body takes every trim of the brand",
      "it meets ASSE 1016",
    ],
    fit: [
      "the valve sits 2 to 3 in. behind the finished wall",
      "rough-in valve and trim may be ordered apart",
      "screwdriver stops shut the water at the valve",
    ],
    box: ["plate, handle and screws are in the box", "a mud guard shows the depth of the tile"],
    material: "brass with a zinc handle",
    care: ["lime wipes off with vinegar and water", "the plate lifts off for caulking"],
  };
}

function systemWords(seed: GoodsSeed): Words {
  const { height_in } = seed.design.size;
  const form = param(seed, "form");

  return {
    measure: `${inch(height_in)} tall`,
    detail:
      form === "panel"
        ? ["body jets in two rows", "a shelf-like head"]
        : ["a long riser and a curved hand shower", "exposed pipes in one finish", "a shelf on the valve"],
    does: [
      "a diverter sends water to the rain head or the hand shower",
      "it runs at 1.75 gpm through either outlet",
      form === "panel"
        ? "six jets and a rain head share 2.5 gpm"
        : "water of one temperature reaches both outlets",
    ],
    plus: [
      "no wall has to be opened beyond two inlets",
      "the valve meets ASSE 1016",
      "a check valve keeps hot and cold apart",
    ],
    fit: [
      "it connects to two 1/2 in. outlets 6 in. apart",
      "one wall bracket and two unions hold it",
      "centers adjust by half an inch each way",
    ],
    box: ["hose, hand shower and unions are in the box", "escutcheons cover uneven tile"],
    material: form === "panel" ? "304 stainless steel" : "brass tube and castings",
    care: ["silicone nozzles rub clean", "dry it after use and it stays bright"],
  };
}

function headWords(seed: GoodsSeed): Words {
  const { width_in, height_in } = seed.design.size;
  const form = param(seed, "form");
  const rain = form === "rain";
  return {
    measure: rain
      ? `${inch(width_in)} across`
      : form === "slide"
        ? `on a ${inch(height_in)} bar`
        : `${inch(width_in)} across the face`,
    detail: rain
      ? ["a thin, flat plate of nozzles", "a head that seems to float"]
      : form === "slide"
        ? ["a bar with hidden screws", "a slider that moves with one hand"]
        : ["a clean rim around the nozzles", "a small neck and a full face"],
    does: rain
      ? [
          "water falls straight down without needles",
          `${Math.round(width_in * width_in * 0.9)} nozzles spread an even rain`,
          "it covers both shoulders at once",
        ]
      : [
          "it changes from full spray to massage with a thumb lever",
          "a pause button saves water while soaping",
          "three sprays are found without looking",
        ],
    plus: [
      "silicone nozzles rub clean",
      "a ball joint tilts it 20 degrees",
      "a check valve guards the supply",
      "a flow restrictor can be read from the outside",
    ],
    fit: [
      form === "hand" || form === "slide"
        ? "the 69 in. hose swivels at both ends"
        : "it screws to any 1/2 in. arm",
      form === "slide"
        ? "mounts can reuse old holes, since they slide on the bar"
        : "thread tape is all that is needed",
    ],
    box: [
      form === "hand" || form === "slide"
        ? "bracket and hose are in the box"
        : "arm and flange are in the box",
      "a cleaning pin comes with it",
    ],
    material: "brass and ABS",
    care: ["lime rubs off with a finger", "soak it in vinegar once a year"],
  };
}

/** What may be said of shower products of a kind. */
export function wordsOf(seed: GoodsSeed, kind: Kind, choices?: readonly GoodsChoice[]): Words {
  if (kind.child === "shower-doors") return doorWords(seed, choices);
  if (kind.child === "shower-bases") return baseWords(seed, choices);
  if (kind.child === "valve-trims" || kind.noun.includes("trim kit")) return trimWords(seed);
  return kind.child === "shower-systems" ? systemWords(seed) : headWords(seed);
}
