import { useEffect, useRef } from "react";

/** The server treats faster forms as a bot's. */
const youngest_ms = 1_200;

/**
 * How long a form has been visible when it is sent, in milliseconds. If that is faster than a person, such as with
 * autofill, waits out the rest of a second.
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
