import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const lampDetails: Record<string, readonly string[]> = {
  column: ["a straight column", "a linen drum on top", "a flat round foot"],
  tripod: ["three wooden legs", "a wide linen shade", "legs joined in brass"],
  arc: ["one long arc", "a metal dome", "a foot of stone"],
  task: ["a shade that swings", "a thin stem", "light where the page is"],
  urn: ["a glazed urn", "a linen shade", "a foot the width of a hand"],
  gourd: ["two round bodies", "a deep glaze", "a tapered linen shade"],
  mushroom: ["a dome of opal glass", "a cone for a foot", "no cord in sight"],
  stick: ["a stem like a pencil", "a small round foot", "a linen shade"],
  string: ["bulbs on a black cord", "a slow even sag", "sockets every two feet"],
};

function lampDraft(seed: GoodsSeed): GoodsDraft {
  const form = param(seed, "form");
  const style = form === "string" ? "string" : param(seed, "style");
  const { height_in, width_in } = seed.design.size;
  const child = form === "string" ? "string-lights" : form === "table-lamp" ? "table-lamps" : "floor-lamps";
  const bulbs = form === "string" ? numberParam(seed, "bulbs", 12) : 1;
  const lumens = form === "string" ? bulbs * 90 : form === "floor-lamp" ? 1100 : 800;
  const words: RoomWords = {
    measure:
      form === "string"
        ? [`${Math.round(width_in / 12)} ft long`, `with ${bulbs} bulbs`, `of ${lumens} lumens in all`]
        : [
            `${inch(height_in)} high`,
            `with a shade of ${inch(width_in)}`,
            `of ${lumens} lumens`,
            `${inch(width_in)} across`,
          ],
    rooms:
      form === "string"
        ? ["patios", "pergolas", "porches", "garden paths", "balconies"]
        : ["sofa ends", "bedsides", "reading corners", "desks", "console tables", "dark corners"],
    detail: lampDetails[style] ?? lampDetails.column!,
    stuff:
      form === "string"
        ? ["rubber-sheathed cord", "shatterproof bulbs on rubber", "weatherproof sockets and cord"]
        : [
            "spun steel and linen",
            "brass and linen",
            "metal, with a cloth cord",
            "a weighted foot and steel",
            "hand-finished metal",
          ],
    care: [
      "dust the shade with a brush",
      "wipe metal with a dry cloth",
      "use a cool LED lamp",
      "do not cover the vent",
      "let it cool before moving",
    ],
    tests: ["tips and drops", "heats for a week", "hangs and shakes", "measures the light of"],
    checked: [
      "lit for an hour",
      "with its shade in a sleeve",
      "leveled on glass",
      "with a spare fuse inside",
    ],
    does:
      form === "string"
        ? [
            "it stays up all year",
            "it runs to four strings end to end",
            "rain does it no harm",
            "it dims on an outdoor dimmer",
          ]
        : [
            "light falls down and up",
            "it dims to a glow",
            "it lights a page, not the eyes",
            "the shade hides the lamp",
            "it evens out a dark corner",
          ],
    plus:
      form === "string"
        ? ["spare bulbs come along", "hooks are in the bag", "sockets take common lamps"]
        : [
            "the cord is 8 ft long",
            "a foot switch is on the cord",
            "the lamp comes along",
            "felt is under the foot",
            "the harp lifts off",
          ],
    fit:
      form === "string"
        ? ["carry it on a guide wire", "hooks every 10 ft hold it", "plug it into a GFCI outlet"]
        : [
            "shade and stem screw together",
            "it stands in five minutes",
            "no tool is needed",
            "set the shade at eye height",
            "keep 6 in. from curtains",
          ],
    box: [
      "the shade has its own carton",
      "one E26 lamp is inside",
      "molded pulp holds it",
      "the cord is wound on card",
      "a spare bulb is inside",
    ],
  };
  return roomGoodsDraft(seed, {
    child,
    title:
      form === "string"
        ? `${Math.round(width_in / 12)} ft String Lights`
        : `${Math.round(height_in)} in. ${form === "table-lamp" ? "Table" : style === "arc" ? "Arc Floor" : "Floor"} Lamp`,
    noun: form === "string" ? "string of lights" : form === "table-lamp" ? "table lamp" : "floor lamp",
    price: form === "string" ? 24 + bulbs * 2.2 : form === "table-lamp" ? 62 : style === "arc" ? 168 : 104,
    weight_lb: form === "string" ? 4 : form === "table-lamp" ? 8 : style === "arc" ? 48 : 16,
    is_freight: false,
    attributes: {
      bulbs: String(bulbs),
      bulb_base: "E26",
      lumens,
      color_temperature: "2700 K",
      dimmable: true,
      shade_material:
        form === "string"
          ? "None"
          : style === "mushroom"
            ? "Opal glass"
            : style === "arc" || style === "task"
              ? "Metal"
              : "Linen",
      location: form === "string" ? "Wet rated" : "Dry rated",
      certifications: ["UL"],
    },
    warranty: `${years(2, seed)}-year warranty on wiring and finish.`,
    words,
  });
}

export const lamps: GoodsPlan = { category: "lamps", products: 100, styles: {}, draft: lampDraft };
