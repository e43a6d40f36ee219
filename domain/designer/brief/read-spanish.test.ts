import { describe, expect, it } from "vitest";
import { briefWords } from "./brief-words.ts";
import { changeBrief } from "./change-brief.ts";
import { readBrief } from "./read-brief.ts";

const wordsOf = (text: string) => briefWords(readBrief(text).brief).join(" | ");

describe("a parrilla", () => {
  it.each([
    ["Cocina con parrilla y horno de pared", "Kitchen | Cooktop | Wall oven"],
    ["Cocina, sin parrilla", "Kitchen | No cooktop"],
    ["Una parrilla y una isla", "Kitchen | Cooktop | Island"],
    ["Terraza con parrilla", "Outdoor space | Grill"],
    ["Parrilla y alberca", "Outdoor space | Grill | Pool"],
    ["Una cocina exterior con parrilla", "Outdoor space | Grill"],
    ["Patio con un asador", "Outdoor space | Grill"],
  ])("is a cooktop in a kitchen and a grill outdoors: %s", (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });

  it.each([
    ["kitchen", "Cooktop"],
    ["patio", "Grill"],
  ])("is of the room that is changed: %s", (room, words) => {
    expect(changeBrief(readBrief(room).brief, "Agregar una parrilla").words).toEqual([words]);
  });
});

const before = readBrief("5x8 modern bathroom with a tub, navy vanity, oak floor, budget 15k").brief;

describe("a change in Spanish", () => {
  it.each([
    ["20% más barato", "20% cheaper"],
    ["Un 15 por ciento menos", "15% cheaper"],
    ["Bajar el precio un 10%", "10% cheaper"],
    ["Más barato", "Cheaper"],
    ["Es demasiado caro", "Cheaper"],
    ["Mejores materiales", "Nicer"],
    ["Materiales de mejor calidad", "Nicer"],
    ["Piso más oscuro", "Darker floor"],
    ["un piso más claro", "Lighter floor"],
    ["Paredes más claras", "Lighter walls"],
    ["paredes mas claras, por favor", "Lighter walls"],
    ["gabinetes más oscuros", "Darker cabinets"],
    ["Más cálido", "Warmer"],
    ["Sin tina", "No tub"],
  ])("is understood: %s", (text, words) => {
    const changed = changeBrief(before, text);
    expect([changed.words.join(" | "), changed.unread]).toEqual([words, []]);
  });
});
