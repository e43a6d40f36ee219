import { useEffect } from "react";
import { type LocalKey, type LocalValues, writeLocal } from "./local-store.ts";

/** Keeps what a page shows under its key, as often as that changes; what has been cleared meanwhile stays so. */
export function useKept<Key extends LocalKey>(key: Key, value: LocalValues[Key]): void {
  const text = JSON.stringify(value);
  useEffect(() => writeLocal(key, JSON.parse(text) as LocalValues[Key]), [key, text]);
}
