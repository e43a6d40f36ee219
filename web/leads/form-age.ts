import { useEffect, useRef } from "react";

/** The server takes what was filled in faster for a program's work. */
const youngest_ms = 1_200;

/**
 * How long a form has been in sight when it is sent, in milliseconds. Whoever is quicker than people are, such as a
 * browser that fills in everything, waits out the rest of a second.
 */
export function useFormAge(): () => Promise<number> {
  const shown = useRef(Number.NaN);
  useEffect(() => {
    shown.current = performance.now();
  }, []);
  return async () => {
    const left = youngest_ms - (performance.now() - shown.current);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return Math.round(performance.now() - shown.current);
  };
}
