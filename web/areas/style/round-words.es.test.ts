import { expect, test } from "vitest";
import families from "../../../content/colors/families.json" with { type: "json" };
import { rounds } from "../../../domain/projects/style-profile/rounds.ts";
import { inColors, roundRoom } from "./round-words.ts";

test("the choices' rooms and the lists' colors are in Spanish", () => {
  expect(rounds.map(({ room }) => room).filter((room) => roundRoom(room) === room)).toEqual([]);
  expect(inColors("Inodoros", ["Black", "Red"])).toBe("Inodoros: negro y rojo");
  const english = Object.keys(families).filter(
    (name) => name !== "beige" && inColors("", [name]) === `: ${name}`,
  );
  expect(english).toEqual([]);
});
