import { listed } from "../../../client/listed.ts";
import type * as english from "./live-words.ts";

const named = 2;

const allOf = (things: readonly string[]): string => {
  const rest = things.length - named;
  return listed([
    ...things.slice(0, named),
    ...(rest > 0 ? [rest === 1 ? "1 cosa más" : `${rest} cosas más`] : []),
  ]);
};

const verbs = {
  added: ["agregó", "Agregó"],
  removed: ["quitó", "Quitó"],
  changed: ["cambió", "Cambió"],
} as const;

export const otherChangeWords: typeof english.otherChangeWords = ({ who, how, things, both }) => {
  const [verb, alone] = verbs[how];
  const begin = who === null ? `${alone} en otra ventana` : `${who || "Alguien"} ${verb}`;
  const done = `${begin}: ${allOf(things)}.`;
  return both.length === 0 ? done : `${done} Usted también cambió: ${allOf(both)}. Queda lo suyo.`;
};

export const planWords: typeof english.planWords = "plano";
export const restWords: typeof english.restWords = "cuarto";

export const changedSince: typeof english.changedSince = (words) =>
  `No se deshizo ni rehízo “${words}”. Otra persona lo cambió después.`;

export const alsoHere: typeof english.alsoHere = (names) => `También aquí: ${names.join(", ")}`;
export const youElsewhere: typeof english.youElsewhere = "Usted en otra ventana";
