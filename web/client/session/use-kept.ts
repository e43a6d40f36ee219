import { useEffect } from "react";
import { type LocalKey, type LocalValues, writeLocal } from "./local-store.ts";

/** Stores what a page shows under its key on every change; cleared values stay cleared. */
export function useKept<Key extends LocalKey>(key: Key, value: LocalValues[Key]): void {
  const text = JSON.stringify(value);
  useEffect(() => writeLocal(key, JSON.parse(text) as LocalValues[Key]), [key, text]);
}
