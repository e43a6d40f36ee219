import type { FixtureModel } from "./offer.types.ts";

/** Styles of fixtures as the catalog names them, with their ids. */
const styles = new Map([
  ["Modern", "modern"],
  ["Traditional", "traditional"],
  ["Transitional", "transitional"],
  ["Farmhouse", "farmhouse"],
  ["Industrial", "industrial"],
  ["Mid-Century", "midcentury"],
  ["Coastal", "coastal"],
  ["Scandinavian", "scandinavian"],
  ["Art Deco", "art-deco"],
]);

/** The style of a fixture by its product's attributes; empty where they say none that is known. */
export const fixtureStyle = (attributes: Readonly<Record<string, unknown>>): string =>
  styles.get(String(attributes.style)) ?? "";

/** Design and parameters of a model in one line, to look words up in. */
export const saidOf = (model: Pick<FixtureModel, "design" | "params"> | null): string =>
  `${model?.design ?? ""} ${Object.values(model?.params ?? {}).join(" ")}`;
