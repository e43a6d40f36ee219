import families from "./data/search-texts.json" with { type: "json" };

// What people who renovate type into a search box: how it should look, the thing, and what they add; some of it
// misspelled, some of it more than any shop has.

/** All texts, each once. */
export const searchTexts: readonly string[] = families.flatMap(({ looks, things, additions }) =>
  additions.flatMap((addition) =>
    things.flatMap((thing) => looks.map((look) => `${look} ${thing} ${addition}`.trim())),
  ),
);
