import fc from "fast-check";

/** What a person does next to something that saves itself. */
export type Edit<Content> = (now: Content) => Content;

export const editedBy = <Content>(start: Content, edits: readonly Edit<Content>[]): Content =>
  edits.reduce((now, edit) => edit(now), start);

/** What somebody types into a field that holds at most `most` characters; keyboards write whole characters. */
export const words = (most: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constantFrom("", " ", "  Tile\nand grout ", "__proto__", "½ × ⅝ in", "x".repeat(most)),
    )
    .map((text) => (text.length > most ? "" : text));

/** As it arrives at the server. */
export const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
