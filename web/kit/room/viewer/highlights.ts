import {
  AdditiveBlending,
  Color,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  type Scene,
  ShaderMaterial,
} from "three";
import type { RoomContents } from "./room-contents.ts";

const fill = () =>
  new ShaderMaterial({
    uniforms: { color: { value: new Color("#e0704c") }, level: { value: 1 } },
    vertexShader: `varying float vFacing; void main() { vec4 p = modelViewMatrix * vec4(position, 1.0);
      vFacing = abs(dot(normalize(normalMatrix * normal), normalize(-p.xyz))); gl_Position = projectionMatrix * p; gl_Position.z -= 0.0004 * gl_Position.w; }`,
    fragmentShader: `varying float vFacing; uniform vec3 color; uniform float level;
      void main() { gl_FragColor = vec4(color * level * (0.1 + 0.75 * pow(1.0 - vFacing, 2.5)), 1.0); }`,
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
  });

/** Marks on the selected or hovered objects: a tint that is strongest at the rim, and their outlines. */
export class Highlights {
  readonly #contents: RoomContents;
  readonly #group = new Group();
  readonly #face = fill();
  readonly #line = new LineBasicMaterial({
    color: new Color("#e0704c"),
    depthTest: true,
    transparent: true,
  });
  #edges: EdgesGeometry[] = [];

  #ids: ReadonlySet<string> = new Set();

  constructor(scene: Scene, contents: RoomContents) {
    this.#contents = contents;
    this.#group.renderOrder = 5;
    scene.add(this.#group);
  }

  /** What to mark from the next `show` on: ids of surfaces, openings and items. */
  choose(ids: readonly string[]): void {
    this.#ids = new Set(ids);
  }

  /** Marks it as it stands now. `level`: the light that the exposure shows as white. */
  show(level: number): void {
    this.#clear();
    const ids = this.#ids;
    if (ids.size === 0) return;
    const { parts, items } = this.#contents;
    this.#face.uniforms.level!.value = level;
    this.#line.color.set("#e0704c").multiplyScalar(level * 1.6);
    for (const { part, geometry } of parts.all()) {
      if (!part.pick || !(ids.has(part.pick) || ids.has(part.pick.replace("opening:", "")))) continue;
      if (part.form === "panel" && part.unseen) continue;
      const edges = new EdgesGeometry(geometry, 30);
      this.#edges.push(edges);
      this.#group.add(new Mesh(geometry, this.#face), new LineSegments(edges, this.#line));
    }
    for (const { placement, model, matrix } of items.all()) {
      if (!ids.has(placement.id)) continue;
      for (const { geometry } of model.pieces) {
        const mesh = new Mesh(geometry, this.#face);
        mesh.matrixAutoUpdate = false;
        mesh.matrix.copy(matrix);
        this.#group.add(mesh);
      }
    }
  }

  #clear(): void {
    this.#group.clear();
    for (const edges of this.#edges) edges.dispose();
    this.#edges = [];
  }

  set visible(value: boolean) {
    this.#group.visible = value;
  }

  dispose(): void {
    this.#clear();
    this.#face.dispose();
    this.#line.dispose();
    this.#group.removeFromParent();
  }
}
