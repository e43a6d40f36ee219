import { useEffect, useState } from "react";

/** Seconds left of a wait; `begin` restarts it. */
export function useCountdown(): { left_s: number; begin: (seconds: number) => void } {
  const [end_ms, setEnd] = useState(0);
  const [left_s, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end_ms - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end_ms]);
  return { left_s, begin: (seconds) => setEnd(Date.now() + seconds * 1000) };
}

/** "42 s", or "3:05" from a minute on. */
export function countdownText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
