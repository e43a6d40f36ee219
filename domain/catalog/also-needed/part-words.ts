/**
 * A part as people read it. Its name (`Toe kick`) is a key: it is stored with the room, sent to the API and compared
 * in code, and stays as it is. In Spanish pages part-words.es.ts takes the place of this.
 */
export const partLabel = (part: string): string => part;
