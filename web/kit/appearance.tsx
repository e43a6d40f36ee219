import { useEffect } from "react";
import { readLocal, removeLocal, useLocal, writeLocal } from "../client/session/local-store.ts";

/**
 * Light or dark pages on this device. Pages are as the device is set until somebody chooses. A plain field, since it is
 * part of every page's first load.
 */
export function AppearanceChoice() {
  const chosen = useLocal("appearance") ?? "";
  // chosen here, or in another window
  useEffect(showAppearance);
  return (
    <label className="flex flex-wrap items-center gap-x-3 text-graphite scripting-none:hidden print:hidden">
      Appearance
      <select
        className="h-11 border border-edge bg-white px-2 text-ink"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Same as device</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}

function choose(value: string): void {
  if (value === "light" || value === "dark") writeLocal("appearance", value);
  else removeLocal("appearance");
}

/** The first paint is the mark in root.tsx. */
function showAppearance(): void {
  const appearance = readLocal("appearance");
  const { dataset } = document.documentElement;
  if (appearance) dataset.appearance = appearance;
  else delete dataset.appearance;
}
