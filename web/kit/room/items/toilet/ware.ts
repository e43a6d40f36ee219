import type { Material } from "three";

/** What a toilet is made of. */
export interface Ware {
  china: Material;
  chrome: Material;
  dark: Material;
  wood: Material;
  seat: Material;
}
