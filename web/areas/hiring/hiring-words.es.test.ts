import { expect, test } from "vitest";
import { done, reader } from "./hiring-words.ts";

test("the history of a hire reads alike for the reader and for others", () => {
  expect(`${reader} ${done.requested}`).toBe("Usted hizo la solicitud");
  expect(`Ana ${done.declined}`).toBe("Ana rechazó la solicitud");
});
