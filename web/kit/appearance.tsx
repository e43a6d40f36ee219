import { useEffect } from "react";
import { readLocal, removeLocal, useLocal, writeLocal } from "../client/session/local-store.ts";
import { Select } from "../ui/select.tsx";

const options = [
  { value: "", text: "Same as device" },
  { value: "light", text: "Light" },
  { value: "dark", text: "Dark" },
];

/** Light or dark pages on this device. Pages are as the device is set until somebody chooses. */
export function AppearanceChoice({ className }: { className?: string }) {
  const chosen = useLocal("appearance") ?? "";
  // chosen here, or in another window
  useEffect(showAppearance);
  return (
    <Select
      label="Appearance"
      className={className}
      options={options}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    />
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
