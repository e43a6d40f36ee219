import { useState } from "react";

/** The selected lines of a project. Removed lines are dropped. */
export function useChosenLines(lines: readonly { id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(lines.map(({ id }) => id).filter((id) => chosen.has(id)));
  return {
    ids,
    isAll: lines.length > 0 && ids.size === lines.length,
    toggle: (id: string) =>
      setChosen(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
    chooseAll: (all: boolean) => setChosen(new Set(all ? lines.map(({ id }) => id) : [])),
  };
}
