import { useState } from "react";

/**
 * Whether something is open. It closes when `place` changes. An effect must not close it: the effects of the first
 * drawing can run after a press during hydration, and would undo it.
 */
export function useOpenHere(place: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const [former, setFormer] = useState(place);
  if (former !== place) {
    setFormer(place);
    setOpen(false);
  }
  return [isOpen, setOpen];
}
