import { useState } from "react";

/**
 * Whether something is open, which another `place` closes. No effect closes it: one of the page's first drawing comes
 * after a press during the hydration, and would take it back.
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
