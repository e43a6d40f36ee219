import {
  type Camera,
  HalfFloatType,
  LinearFilter,
  Matrix4,
  Mesh,
  type OrthographicCamera,
  type PerspectiveCamera,
  Plane,
  type Scene,
  ShaderMaterial,
  Vector3,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { ItemBatches } from "./items/item-batches.ts";

const vertexShader = /* glsl */ `
uniform mat4 seen; varying vec4 vSeen; varying vec3 vAt; varying vec3 vN;
void main() {
  vec4 at = modelMatrix * vec4(position, 1.0);
  vAt = at.xyz; vN = mat3(modelMatrix) * normal; vSeen = seen * at;
  gl_Position = projectionMatrix * viewMatrix * at;
}`;

/** Silvered glass: what is behind the mirror's plane, a little green and darker. */
const fragmentShader = /* glsl */ `
uniform sampler2D picture; varying vec4 vSeen; varying vec3 vAt; varying vec3 vN;
void main() {
  vec3 light = texture2D(picture, vSeen.xy / vSeen.w).rgb;
  gl_FragColor = vec4(light * vec3(0.9, 0.925, 0.915), 1.0);
}`;

/** All mirrors in one plane share one picture. */
type Group = { plane: Plane; meshes: Mesh[]; material: ShaderMaterial; target: WebGLRenderTarget | null };

const most = 2;

/** Real mirrors: the room is rendered once more for each of the nearest planes of mirrors that the camera sees. */
export class Mirrors {
  #groups: Group[] = [];
  readonly #scene: Scene;
  readonly #side_px: number;
  readonly #samples: number;

  constructor(scene: Scene, { mirror_px, mirror_samples }: { mirror_px: number; mirror_samples: number }) {
    this.#scene = scene;
    this.#side_px = mirror_px;
    this.#samples = mirror_samples;
  }

  /** Shows the glass of all mirrors in the room. */
  show(items: ItemBatches): void {
    this.clear();
    for (const { model, matrix } of items.all()) {
      for (const { geometry, material } of model.pieces) {
        if (material.userData.mirror !== true) continue;
        const normal = new Vector3(0, 0, 1).transformDirection(matrix);
        geometry.computeBoundingBox();
        const face = new Vector3(0, 0, geometry.boundingBox!.max.z).applyMatrix4(matrix);
        const group = this.#groupFor(new Plane().setFromNormalAndCoplanarPoint(normal, face));
        const mesh = new Mesh(geometry, group.material);
        mesh.matrixAutoUpdate = false;
        mesh.matrix.copy(matrix);
        mesh.matrixWorld.copy(matrix);
        group.meshes.push(mesh);
        this.#scene.add(mesh);
      }
    }
  }

  #groupFor(plane: Plane): Group {
    const known = this.#groups.find(
      (group) =>
        group.plane.normal.dot(plane.normal) > 0.999 && Math.abs(group.plane.constant - plane.constant) < 0.6,
    );
    if (known) return known;
    const material = new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms: { picture: { value: null }, seen: { value: new Matrix4() } },
    });
    const made: Group = { plane, meshes: [], material, target: null };
    this.#groups.push(made);
    return made;
  }

  /** Renders what the mirrors show to that camera. */
  take(renderer: WebGLRenderer, camera: PerspectiveCamera | OrthographicCamera): void {
    const at = camera.getWorldPosition(new Vector3());
    const seen = this.#groups
      .filter((group) => group.plane.distanceToPoint(at) > 1)
      .sort((a, b) => a.plane.distanceToPoint(at) - b.plane.distanceToPoint(at));
    for (const group of this.#groups) this.#setVisible(group, false);
    for (const group of seen.slice(0, most)) this.#takeOne(renderer, group, camera);
    for (const group of seen.slice(0, most)) this.#setVisible(group, true);
  }

  #takeOne(renderer: WebGLRenderer, group: Group, camera: PerspectiveCamera | OrthographicCamera): void {
    group.target ??= new WebGLRenderTarget(this.#side_px, this.#side_px, {
      type: HalfFloatType,
      samples: this.#samples,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    });
    const virtual = reflected(camera, group.plane);
    group.material.uniforms
      .seen!.value.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(virtual.projectionMatrix)
      .multiply(virtual.matrixWorldInverse);
    renderer.setRenderTarget(group.target);
    renderer.render(this.#scene, virtual);
    renderer.setRenderTarget(null);
    group.material.uniforms.picture!.value = group.target.texture;
  }

  #setVisible(group: Group, visible: boolean): void {
    for (const mesh of group.meshes) mesh.visible = visible;
  }

  get bytes(): number {
    return this.#groups.filter(({ target }) => target).length * this.#side_px * this.#side_px * 8 * 2;
  }

  clear(): void {
    for (const { meshes, material, target } of this.#groups) {
      for (const mesh of meshes) this.#scene.remove(mesh);
      material.dispose();
      target?.dispose();
    }
    this.#groups = [];
  }
}

/** The camera as it stands behind the mirror, its near plane laid onto the glass. */
function reflected(camera: PerspectiveCamera | OrthographicCamera, plane: Plane): Camera {
  const virtual = camera.clone() as PerspectiveCamera | OrthographicCamera;
  camera.updateMatrixWorld();
  const at = camera.getWorldPosition(new Vector3());
  const ahead = camera.getWorldDirection(new Vector3());
  const up = new Vector3(0, 1, 0).transformDirection(camera.matrixWorld);
  const mirror = (v: Vector3) => v.clone().addScaledVector(plane.normal, -2 * v.dot(plane.normal));
  virtual.position.copy(at).addScaledVector(plane.normal, -2 * plane.distanceToPoint(at));
  virtual.up.copy(mirror(up));
  virtual.lookAt(virtual.position.clone().add(mirror(ahead)));
  virtual.updateMatrixWorld(true);
  virtual.matrixWorldInverse.copy(virtual.matrixWorld).invert();
  virtual.projectionMatrix.copy(camera.projectionMatrix);
  cutAt(virtual, plane);
  return virtual;
}

/** Oblique near plane (Lengyel). */
function cutAt(camera: Camera, plane: Plane): void {
  const local = plane.clone().applyMatrix4(camera.matrixWorldInverse);
  const cut = new Vector4(local.normal.x, local.normal.y, local.normal.z, local.constant);
  const p = camera.projectionMatrix.elements;
  const q = new Vector4(
    (Math.sign(cut.x) + p[8]!) / p[0]!,
    (Math.sign(cut.y) + p[9]!) / p[5]!,
    -1,
    (1 + p[10]!) / p[14]!,
  );
  cut.multiplyScalar(2 / cut.dot(q));
  p[2] = cut.x;
  p[6] = cut.y;
  p[10] = cut.z + 1 - 0.003;
  p[14] = cut.w;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
