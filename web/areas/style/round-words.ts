/** A kind of room within a sentence. In Spanish pages round-words.es.ts takes the place of this. */
export const roundRoom = (room: string): string => room;

/** A list of products in some colors: `Vanity Lights in black and silver`. */
export const inColors = (name: string, families: readonly string[]): string =>
  `${name} in ${new Intl.ListFormat("en-US").format(families).toLowerCase()}`;
