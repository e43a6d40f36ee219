import type { Material } from "three";

export type FanTrim = {
  body: Material;
  metal: Material;
  blades: Material;
  dark: Material;
  opal: Material;
  bulb: Material;
  woodBlades: boolean;
};
