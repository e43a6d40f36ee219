import type { Vec2, Vec3 } from "../../scene/scene.types.ts";
import { turned } from "../../scene/vectors.ts";

/** The light outside, in thousands of lux (irradiance) and thousands of candela per square meter (radiance). */
export type Daylight = {
  /** Towards the sun. */
  sun: Vec3;
  /** Sunlight on a face turned to the sun; black when the sun is down. */
  sunlight: Vec3;
  zenith: Vec3;
  horizon: Vec3;
  /** Light reflected from the ground. */
  ground: Vec3;
  /** 1 by day, 0 in the evening. */
  day: number;
};

const latitude = (40 * Math.PI) / 180;
/** A fine day of late April. */
const declination = (13 * Math.PI) / 180;

/**
 * The sky at an hour of the day (solar time, 0 to 24), for a room with its north at this angle from the plan's east.
 */
export function daylightAt(hour: number, north_deg: number, evening: boolean): Daylight {
  const angle = ((hour - 12) * 15 * Math.PI) / 180;
  const sine =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(angle);
  const elevation = Math.asin(sine);
  const azimuth = Math.atan2(
    Math.sin(angle),
    Math.cos(angle) * Math.sin(latitude) - Math.tan(declination) * Math.cos(latitude),
  );
  // azimuth counts from south toward west
  const flat = Math.cos(elevation);
  const east: Vec2 = [-Math.sin(azimuth) * flat, -Math.cos(azimuth) * flat];
  const plan = turned(east, north_deg - 90);
  const sun: Vec3 = [plan[0], sine, -plan[1]];
  const up = evening ? 0 : Math.max(0, Math.min(1, (sine + 0.02) / 0.3));
  const warm = 1 - Math.min(1, Math.max(0, sine) / 0.55);
  const strength = evening ? 0 : 78 * up;
  const sunlight: Vec3 = [strength, strength * (0.94 - 0.22 * warm), strength * (0.84 - 0.42 * warm)];
  const bright = evening || sine < -0.02 ? 0.028 : 0.4 + 4.6 * Math.sqrt(up);
  const dusk = evening || sine < -0.02;
  const zenith: Vec3 = dusk
    ? [0.2 * bright, 0.32 * bright, 0.62 * bright]
    : [bright * 0.76, bright * 0.91, bright * 1.14];
  const horizon: Vec3 = dusk
    ? [0.75 * bright, 0.55 * bright, 0.6 * bright]
    : [bright * 1.2, bright * 1.2, bright * 1.18];
  const out = strength * Math.max(0, sine) * 0.318 + bright;
  const ground: Vec3 = [out * 0.19, out * 0.2, out * 0.13];
  return { sun, sunlight, zenith, horizon, ground, day: dusk ? 0 : 1 };
}

const sunIndoors = 0.35;

/** The same light as through a thin curtain. Full sun patches would outshine all other light in a room. */
export function indoors(light: Daylight): Daylight {
  const [r, g, b] = light.sunlight;
  return { ...light, sunlight: [r * sunIndoors, g * sunIndoors, b * sunIndoors] };
}

/** Radiance of the sky or the ground in a direction; written to `out`. */
export function skyRadiance(light: Daylight, dy: number, out: Float64Array): void {
  const t = dy > 0 ? Math.sqrt(dy) : 0;
  const below = dy < 0 ? Math.min(1, -dy * 5) : 0;
  for (let k = 0; k < 3; k += 1) {
    const sky = light.horizon[k]! + (light.zenith[k]! - light.horizon[k]!) * t;
    out[k] = sky + (light.ground[k]! - sky) * below;
  }
}
