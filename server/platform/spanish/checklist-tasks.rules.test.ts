import { describe, expect, it, test } from "vitest";
import works from "../../../content/room-works.json" with { type: "json" };
import spanishWorks from "../../../content/spanish/room-works.json" with { type: "json" };
import { areaFor, personFor, taskFor } from "./checklist-tasks.rules.ts";
import { designInWords, inWords } from "./in-words.ts";

const spanish = { language: "es", units: "feet" } as const;
const say = (reason: string) => designInWords(reason, "es");

describe("what a room writes into a checklist", () => {
  it.each([
    [
      "Tile the floor: 54 sq ft, 5 boxes of Carrara Tile",
      "Poner loseta en el piso: 54 pies², 5 cajas de Carrara Tile",
    ],
    [
      "Tile the north wall and the walls of the shower: 80 sq ft, 5 boxes of Salt and Pepper Tile and 2 pieces of Edge, 8 ft",
      "Poner loseta en la pared norte y las paredes de la regadera: 80 pies², 5 cajas de Salt and Pepper Tile y 2 piezas de Edge, 8 ft",
    ],
    ["Lay the floor: 20 sq ft, product not chosen yet", "Colocar el piso: 20 pies², producto por elegir"],
    [
      "Rough in drains and water for the toilet, 2 vanities and the tub with shower",
      "Instalar las tuberías de agua y drenaje para el inodoro, 2 tocadores y la tina con regadera",
    ],
    ["Hang the door, and mount the hardware", "Colgar la puerta y montar los herrajes"],
    ["Prime and paint the walls: 300 sq ft", "Poner base y pintar las paredes: 300 pies²"],
    ["Put up the baseboard: 36 ft", "Colocar el zoclo: 36 pies"],
    [
      "Order 1 piece of Faux Fern for a Table for planter and 2 more",
      "Pedir 1 pieza de Faux Fern for a Table para la maceta y 2 más",
    ],
    [
      "Order 6 boxes of Foothill Mosaic for floor, wall 3",
      "Pedir 6 cajas de Foothill Mosaic para el piso y la pared 3",
    ],
    [
      "Choose the grout for the floor: This showroom doesn't sell GR-1.",
      "Elegir lechada para el piso: Este showroom no vende GR-1.",
    ],
  ])("%s", (task, words) => {
    expect(taskFor(task, { ...spanish, say })).toBe(words);
  });

  it("has its measures in metric, and keeps those in names", () => {
    const laid = "Tile the floor: 54 sq ft, 5 boxes of Carrara 12 × 24 in. Tile";
    expect(taskFor(laid, { language: "en", units: "metric" })).toBe(
      "Tile the floor: 5.02 m², 5 boxes of Carrara 12 × 24 in. Tile",
    );
    expect(taskFor("Put up the baseboard: 36 ft", { language: "es", units: "metric" })).toBe(
      "Colocar el zoclo: 10.97 m",
    );
  });

  it("leaves alone what nobody but a person writes", () => {
    expect(taskFor("Call Joe about the tile", spanish)).toBeUndefined();
    expect(areaFor("Joe's area", spanish)).toBe("Joe's area");
    expect(areaFor("Rough-in", spanish)).toBe("Instalaciones");
    expect(personFor("Tile setter", spanish)).toBe("Colocador de loseta");
  });
});

test("emails say a task in Spanish, too", () => {
  expect(inWords("Due soon for Rosa's bath: Pass the final inspection", "es")).toContain(
    "Pasar la inspección final",
  );
});

test("every work of a room has its Spanish", () => {
  expect(works.map(({ task }) => task).filter((task) => !(task in spanishWorks.tasks))).toEqual([]);
  expect(works.map(({ area }) => area).filter((area) => !(area in spanishWorks.areas))).toEqual([]);
  expect(works.map(({ who }) => who).filter((who) => !(who in spanishWorks.who))).toEqual([]);
});
