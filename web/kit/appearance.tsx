import { removeLocal, useLocal, writeLocal } from "../client/session/local-store.ts";

/**
 * Light or dark pages on this device. Pages are as the device is set until somebody chooses. A plain field, since it is
 * part of every page's first load.
 */
export function AppearanceChoice() {
  const chosen = useLocal("appearance") ?? "";
  return (
    <label className="my-4 inline-flex items-center gap-3 scripting-none:hidden print:hidden">
      Appearance
      <select
        className="h-11 border bg-white px-2"
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

/** The mark in root.tsx does the same before the first paint. */
function choose(value: string): void {
  const { dataset } = document.documentElement;
  if (value === "light" || value === "dark") {
    writeLocal("appearance", value);
    dataset.appearance = value;
  } else {
    removeLocal("appearance");
    delete dataset.appearance;
  }
}
