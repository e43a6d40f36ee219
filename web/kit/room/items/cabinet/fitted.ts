import { type BufferGeometry, type Group, type Material, Matrix4, Mesh } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { type HardwarePlace, hardwarePlaces } from "../../../../../domain/room/cabinetry/hardware-places.ts";
import { buildAccessory } from "../accessory/build.ts";
import { finished } from "../parts/assemble.ts";
import { type ItemParams, number, text } from "../parts/params.ts";

/** Forms that are never hung upright. */
const level = new Set(["cup", "cup-square", "edge", "tab", "bail", "ring"]);

/**
 * Screws the chosen pulls or knobs onto a finished cabinet. Params: `hardware_form` as an accessory's form, its
 * `hardware_finish`, `hardware_shape`, and its measures `hardware_width_in`, `_depth_in`, `_height_in`. The meshes carry
 * `userData.hardware`, since they stand out over the cabinet's own measures.
 */
export function fitHardware(cabinet: Group, params: ItemParams): Group {
  const form = text(params, "hardware_form");
  if (!form) return cabinet;
  const own = accessoryParams(params, form);
  const piece = finished(
    buildAccessory(own, text(params, "hardware_finish", "matte-black")),
    own.width_in,
    own.depth_in,
    own.height_in,
  );
  const places = hardwarePlaces(params, form === "knob" ? "knob" : "pull").map((place) =>
    matrixOf(place, form),
  );
  for (const child of piece.children) {
    if (!(child instanceof Mesh) || places.length === 0) continue;
    const source: BufferGeometry = child.geometry;
    const mesh = new Mesh(
      mergeGeometries(places.map((place) => source.clone().applyMatrix4(place))),
      child.material as Material,
    );
    mesh.userData.hardware = true;
    cabinet.add(mesh);
    source.dispose();
  }
  return cabinet;
}

function accessoryParams(params: ItemParams, form: string): ItemParams {
  const width_in = number(params, "hardware_width_in", form === "knob" ? 1.25 : 6);
  return {
    form,
    shape: text(params, "hardware_shape", "mushroom"),
    cc: number(params, "hardware_cc", Math.max(1, width_in - 0.6)),
    width_in,
    depth_in: number(params, "hardware_depth_in", 1.2),
    height_in: number(params, "hardware_height_in", form === "knob" ? 1.25 : 0.45),
  };
}

function matrixOf(place: HardwarePlace, form: string): Matrix4 {
  const upright = place.along === "upright" && form !== "knob" && !level.has(form);
  return new Matrix4()
    .makeTranslation(place.x, place.y, place.z)
    .multiply(new Matrix4().makeRotationY((place.turn_deg * Math.PI) / 180))
    .multiply(new Matrix4().makeRotationZ(upright ? Math.PI / 2 : 0));
}
