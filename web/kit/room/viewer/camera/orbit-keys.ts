import { type PerspectiveCamera, Spherical, Vector3 } from "three";

type Step = { turn?: number; lift?: number; closer?: number };

const step_rad = Math.PI / 18;
const closer = 0.88;

const steps: Record<string, Step> = {
  KeyQ: { turn: -step_rad },
  KeyE: { turn: step_rad },
  KeyW: { lift: step_rad / 2 },
  KeyS: { lift: -step_rad / 2 },
  Equal: { closer },
  NumpadAdd: { closer },
  Minus: { closer: 1 / closer },
  NumpadSubtract: { closer: 1 / closer },
};

/** How far from straight above a camera may go down, and how near to it. */
const lowest = Math.PI * 0.495;
const highest = 0.05;

/** Moves a camera around its target by one key: Q and E around, W and S up and down, + and - closer and farther. */
export function orbitByKey(event: KeyboardEvent, lens: PerspectiveCamera, target: Vector3): boolean {
  const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.code];
  if (!step) return false;
  const place = new Spherical().setFromVector3(new Vector3().subVectors(lens.position, target));
  place.theta += step.turn ?? 0;
  place.phi = Math.max(highest, Math.min(lowest, place.phi - (step.lift ?? 0)));
  place.radius *= step.closer ?? 1;
  lens.position.setFromSpherical(place).add(target);
  return true;
}
