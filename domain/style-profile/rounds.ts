/** One choice: three rooms of one kind in different styles. */
export interface Round {
  room: string;
  /** Ids of templates, each of which begins with the id of its style. */
  options: readonly RoundOption[];
}
export interface RoundOption {
  template: string;
  style: string;
}

const round = (room: string, ...options: readonly (readonly [style: string, plan: string])[]): Round => ({
  room,
  options: options.map(([style, plan]) => ({ template: `${style}-${plan}`, style })),
});

/** The ten choices. Each style comes up at least twice; how often does not matter to the score. */
export const rounds: readonly Round[] = [
  round(
    "kitchen",
    ["modern", "one-wall-island-15x13"],
    ["farmhouse", "l-island-15x13"],
    ["traditional", "two-wall-island-13x14"],
  ),
  round("living room", ["japandi", "den-11x13"], ["mid-century", "living-12x16"], ["cottage", "den-11x13"]),
  round(
    "bathroom",
    ["coastal", "primary-bath-12x8"],
    ["art-deco", "primary-bath-two-vanities"],
    ["organic-modern", "primary-bath-alcove"],
  ),
  round(
    "kitchen",
    ["scandinavian", "l-kitchen-10x9"],
    ["industrial", "loft-kitchen-18"],
    ["mediterranean", "l-kitchen-12x12"],
  ),
  round(
    "living room",
    ["contemporary-luxe", "great-room-20x24"],
    ["transitional", "family-room-15x19"],
    ["scandinavian", "apartment-living-11x14"],
  ),
  round(
    "bathroom",
    ["modern", "primary-bath-13x12"],
    ["traditional", "hall-bath-5x8"],
    ["mediterranean", "spa-bath-11x10"],
  ),
  round(
    "kitchen",
    ["organic-modern", "great-kitchen-17x15"],
    ["mid-century", "peninsula-15x11"],
    ["coastal", "l-island-15x13"],
  ),
  round(
    "living room",
    ["art-deco", "apartment-living-11x14"],
    ["industrial", "loft-living-16x22"],
    ["farmhouse", "great-room-20x24"],
  ),
  round(
    "bathroom",
    ["japandi", "spa-bath-11x10"],
    ["transitional", "primary-bath-10x9"],
    ["cottage", "guest-bath-6x9"],
  ),
  round(
    "outdoor space",
    ["contemporary-luxe", "pool-deck-29x44"],
    ["traditional", "covered-patio-14x20"],
    ["coastal", "patio-12x16"],
  ),
];

/** Every template that a choice shows. */
export const templatesOfRounds: readonly string[] = rounds.flatMap(({ options }) =>
  options.map(({ template }) => template),
);
