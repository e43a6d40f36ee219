import { useEffect, useState } from "react";

const looksEvery_ms = 5_000;

/** Minutes until a moment, rounded up; 0 afterward. */
export function useMinutesLeft(until: string): number {
  const [left, setLeft] = useState(() => minutesUntil(until));
  useEffect(() => {
    const look = () => setLeft(minutesUntil(until));
    look();
    const clock = setInterval(look, looksEvery_ms);
    return () => clearInterval(clock);
  }, [until]);
  return left;
}

const minutesUntil = (moment: string): number =>
  Math.max(0, Math.ceil((new Date(moment).getTime() - Date.now()) / 60_000));
