import table from "../../../content/style-profile/rounds.json" with { type: "json" };

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

/** The ten choices. Each style comes up at least twice; how often does not matter to the score. */
export const rounds: readonly Round[] = table.map(({ room, options }) => ({
  room,
  options: options.map(({ style, plan }) => ({ template: `${style}-${plan}`, style })),
}));

/** Every template that a choice shows. */
export const templatesOfRounds: readonly string[] = rounds.flatMap(({ options }) =>
  options.map(({ template }) => template),
);
