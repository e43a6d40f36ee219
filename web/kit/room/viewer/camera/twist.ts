type Finger = readonly [x: number, y: number];

/** How far two fingers turned about each other on the screen, clockwise, -π to π. */
export function twistBetween(before: readonly [Finger, Finger], after: readonly [Finger, Finger]): number {
  const angle = ([a, b]: readonly [Finger, Finger]) => Math.atan2(b[1] - a[1], b[0] - a[0]);
  const by = angle(after) - angle(before);
  return by - Math.round(by / (2 * Math.PI)) * 2 * Math.PI;
}

/**
 * Calls `turn` while two fingers turn around each other on an element, with the clockwise angle in radians. Pinching
 * and panning are left to the orbit control. Ends with `signal`.
 */
export function listenToTwist(element: HTMLElement, turn: (by: number) => void, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  const down = ({ pointerType, pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerType === "touch") fingers.set(pointerId, [clientX, clientY]);
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!fingers.has(pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(pointerId, [clientX, clientY]);
    const after = [...fingers.values()];
    if (after.length !== 2) return;
    turn(twistBetween([before[0]!, before[1]!], [after[0]!, after[1]!]));
  };
  const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
}
