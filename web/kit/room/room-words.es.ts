import { inWords as plain } from "./room-words.ts";

export { areaWords, roomChoices, roomLabel, roomsLabel } from "./room-words.ts";

/** The styles of templates by their id; the others are alike in both languages. */
const styles = new Map([
  ["modern", "Moderno"],
  ["scandinavian", "Escandinavo"],
  ["coastal", "Costero"],
  ["transitional", "Transicional"],
  ["organic-modern", "Moderno orgánico"],
  ["farmhouse", "Campestre"],
  ["cottage", "Casa de campo"],
  ["traditional", "Tradicional"],
  ["mediterranean", "Mediterráneo"],
  ["mid-century", "De mediados de siglo"],
  ["art-deco", "Art déco"],
  ["contemporary-luxe", "Lujo contemporáneo"],
]);

export const inWords = (id: string): string => styles.get(id) ?? plain(id);
