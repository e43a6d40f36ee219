import { useMemo } from "react";
import { useShop } from "../../client/session/use-showroom.ts";
import { fillText } from "./fill-text.ts";

/** Says a page's fixed text by its id, with what the settings say in place of placeholders. */
export type Say = (id: string) => string;

export function useWords(words: readonly { id: string; text: string }[]): Say {
  const settings = useShop()?.settings;
  return useMemo(() => {
    const texts = new Map(words.map(({ id, text }) => [id, text]));
    return (id) => {
      const text = texts.get(id) ?? "";
      return settings ? fillText(text, settings) : text;
    };
  }, [words, settings]);
}
