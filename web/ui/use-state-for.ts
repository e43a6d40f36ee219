import { useState } from "react";

/**
 * State that starts again from `initial` when `key` changes. An effect must not do that: the effects of the first
 * drawing can run after a press or a typed character during hydration, and would undo it.
 */
export function useStateFor<State>(key: unknown, initial: State): [State, (state: State) => void] {
  const [state, setState] = useState(initial);
  const [former, setFormer] = useState(key);
  if (former !== key) {
    setFormer(key);
    setState(initial);
  }
  return [state, setState];
}
