import {
  type Camera,
  FloatType,
  FrontSide,
  GLSL3,
  Material,
  Mesh,
  MeshPhysicalMaterial,
  NearestFilter,
  type Object3D,
  type Scene,
  ShaderMaterial,
  type Side,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

const vertexShader = /* glsl */ `
#include <common>
#include <batching_pars_vertex>
varying vec3 vAt; varying vec3 vN;
void main() {
  #include <batching_vertex>
  vec4 at = vec4(position, 1.0); vec3 n = normal;
  #ifdef USE_BATCHING
    at = batchingMatrix * at; n = mat3(batchingMatrix) * n;
  #endif
  at = modelMatrix * at;
  vAt = at.xyz; vN = mat3(modelMatrix) * n;
  gl_Position = projectionMatrix * viewMatrix * at;
}`;

const fragmentShader = /* glsl */ `
varying vec3 vAt; varying vec3 vN; uniform float lit; uniform float rough;
layout(location = 0) out vec4 place; layout(location = 1) out vec4 facing;
void main() {
  vec3 n = normalize(vN) * (gl_FrontFacing ? 1.0 : -1.0);
  // Rounded normals on coarse shapes may look away from the camera, into the shape.
  vec3 view = normalize(cameraPosition - vAt);
  n = normalize(n + view * max(0.0, 0.12 - dot(n, view)));
  place = vec4(vAt, 1.0 + rough); facing = vec4(n, lit);
}`;

/**
 * Where each pixel of a picture lies and faces, for light to be gathered there. The fourth number of a position is 1 and
 * the face's roughness (0 where there is nothing), that of a normal 1 on planes with light of their own.
 */
export type GeometryBuffer = {
  width: number;
  height: number;
  positions: Float32Array;
  normals: Float32Array;
};

/** Renders positions and normals of what a camera sees; glass is left out. */
export function geometryBuffer(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  width: number,
  height: number,
): GeometryBuffer {
  const target = new WebGLRenderTarget(width, height, {
    count: 2,
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  const kinds = new Map<string, ShaderMaterial>();
  const undo: (() => void)[] = [];
  scene.traverse((object) => swap(object, kinds, undo));
  const positions = new Float32Array(width * height * 4);
  const normals = new Float32Array(width * height * 4);
  try {
    renderer.setRenderTarget(target);
    renderer.setClearColor(0, 0);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.readRenderTargetPixels(target, 0, 0, width, height, positions, undefined, 0);
    renderer.readRenderTargetPixels(target, 0, 0, width, height, normals, undefined, 1);
  } finally {
    for (const back of undo) back();
    renderer.setRenderTarget(null);
    for (const material of kinds.values()) material.dispose();
    target.dispose();
  }
  return { width, height, positions, normals };
}

function swap(object: Object3D, kinds: Map<string, ShaderMaterial>, undo: (() => void)[]): void {
  if (!(object instanceof Mesh) || !object.visible) return;
  const { material } = object;
  if (!(material instanceof Material)) return;
  const room = material.defines && "ROOM" in material.defines;
  if (!room || material.transparent || material.colorWrite === false) {
    object.visible = false;
    undo.push(() => {
      object.visible = true;
    });
    return;
  }
  const lit = "ROOM_LIT" in (material.defines ?? {});
  object.material = kindOf(kinds, material.side, lit, roughnessOf(material));
  undo.push(() => {
    object.material = material;
  });
}

/** Metals mirror by their cube alone. */
function roughnessOf(material: Material): number {
  if (!(material instanceof MeshPhysicalMaterial) || material.metalness > 0.5) return 1;
  const sheen: unknown = material.userData.sheen;
  return typeof sheen === "number" ? sheen : material.roughness;
}

function kindOf(kinds: Map<string, ShaderMaterial>, side: Side, lit: boolean, rough: number): ShaderMaterial {
  const key = `${side}${lit}${rough}`;
  const known = kinds.get(key);
  if (known) return known;
  const made = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    glslVersion: GLSL3,
    side: side ?? FrontSide,
    uniforms: { lit: { value: lit ? 1 : 0 }, rough: { value: rough } },
  });
  kinds.set(key, made);
  return made;
}
