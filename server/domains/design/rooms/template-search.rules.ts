import table from "../../../../content/search/room-words.json" with { type: "json" };
import library from "../../../../content/spanish/room-library.json" with { type: "json" };

/** One word that somebody looks for among the templates; one of these has to be so. */
export interface AskedWord {
  /** The template says one of these, in lower case. */
  says: string[];
  /** It is called so. */
  names: string[];
  size: "small" | "large" | null;
  /** Its floor plan's cabinets or rooms have the form of this letter. */
  letter: string | null;
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const fillers: ReadonlySet<string> = new Set(table.fillers);
const small: ReadonlySet<string> = new Set(table.small);
const large: ReadonlySet<string> = new Set(table.large);
const spanish: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(table.spanish));
const names = Object.entries(library.names).map(([english, said]) => [english, plain(said)] as const);

/** What a search asks for, in English or Spanish, word by word; words that say nothing of a room are left out. */
export function askedWords(search: string): AskedWord[] {
  const words = search.split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !fillers.has(plain(word)));
  return (telling.length > 0 ? telling : words).map(asked);
}

function asked(word: string): AskedWord {
  const bare = plain(word);
  return {
    says: [
      ...new Set([
        word.toLowerCase(),
        ...(formsOf(bare)
          .map((form) => spanish.get(form))
          .find(Boolean) ?? []),
      ]),
    ],
    names: bare.length > 2 ? names.filter(([, said]) => said.includes(bare)).map(([english]) => english) : [],
    size: small.has(bare) ? "small" : large.has(bare) ? "large" : null,
    letter: /^[lu]$/.test(bare) ? bare.toUpperCase() : null,
  };
}

/** The form of a Spanish word that the table lists: `moderno` for `modernas`. */
const formsOf = (word: string): string[] => {
  const one = word.replace(/s$/, "");
  return [word, one, word.replace(/es$/, ""), one.replace(/a$/, "o")];
};
