import { BackSide, Mesh, ShaderMaterial, SphereGeometry, Vector2, Vector3 } from "three";
import type { RoomScene } from "../../scene/scene.types.ts";
import type { Daylight } from "./daylight.ts";

const vertexShader = /* glsl */ `
varying vec3 vWay;
void main() {
  vWay = (modelMatrix * vec4(position, 1.0)).xyz - cameraPosition;
  gl_Position = projectionMatrix * viewMatrix * vec4((modelMatrix * vec4(position, 1.0)).xyz, 1.0);
}`;

/** A garden out of focus: lawn, a hedge some way off, trees behind it, the sky. */
const fragmentShader = /* glsl */ `
varying vec3 vWay;
uniform vec3 zenith; uniform vec3 horizon; uniform vec3 sun; uniform float day; uniform float near; uniform float blur;
uniform float lift; uniform float pale; uniform float yard; uniform vec2 middle; uniform vec2 half_yard;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float cloud(vec2 p) { return noise(p) * 0.5 + noise(p * 2.1 + 3.7) * 0.27 + noise(p * 4.3 + 9.1) * 0.15 + noise(p * 8.9) * 0.08; }
vec3 leaves(vec2 at, vec3 dark, vec3 light) {
  float n = cloud(at * 1.3) * 0.75 + noise(at * 9.0) * 0.25 * (1.0 - blur);
  return mix(dark, light, smoothstep(0.25, 0.8, n));
}
vec3 grass(vec2 at, float away) {
  float fine = 1.0 - smoothstep(120.0, 700.0, away);
  float n = cloud(at * 0.011) * 0.55 + cloud(at * 0.12) * 0.25 + mix(0.1, noise(at * vec2(1.9, 2.3)) * 0.3, fine * (1.0 - blur));
  return mix(vec3(0.15, 0.235, 0.065), vec3(0.36, 0.45, 0.16), n);
}
/** A yard with a fence of level cedar boards about it, a lawn before it. */
vec3 fenced(vec3 way, vec3 beyond, float shade) {
  vec2 safe = way.xz + vec2(equal(way.xz, vec2(0.0))) * 1e-5;
  vec2 hit = (sign(safe) * half_yard + middle - cameraPosition.xz) / safe;
  float t = min(hit.x, hit.y);
  bool side = hit.x < hit.y;
  vec2 at = cameraPosition.xz + way.xz * t;
  float y = cameraPosition.y + way.y * t;
  vec2 n = side ? vec2(-sign(safe.x), 0.0) : vec2(0.0, -sign(safe.y));
  float u = side ? at.y : at.x;
  float sunny = max(dot(vec3(n.x, 0.0, n.y), sun), 0.0) * day;
  vec3 color = beyond;
  if (y < 74.0 && y > 0.0) {
    float board = floor(y / 5.9); float in_board = fract(y / 5.9);
    float post = floor(u / 70.0);
    float joint = abs(fract(u / 70.0) - 0.5) * 70.0;
    float tone = hash(vec2(board, post)) * 0.34 + 0.83;
    float grain = noise(vec2(u * 0.05 + board * 17.0, y * 1.6)) * 0.2 + noise(vec2(u * 0.4, y * 5.0 + board)) * 0.1;
    vec3 cedar = mix(vec3(0.36, 0.2, 0.11), vec3(0.56, 0.36, 0.21), 0.5 + grain - 0.15) * tone;
    float gap = smoothstep(0.0, 0.035, in_board) * smoothstep(1.0, 0.93, in_board);
    float edge = smoothstep(34.2, 34.9, joint);
    cedar *= mix(0.12, 1.0, gap) * mix(1.0, 0.45, edge);
    cedar *= (0.5 + 0.62 * sunny) * mix(0.62, 1.0, smoothstep(0.0, 16.0, y)) * shade * 1.25;
    color = cedar;
  }
  if (way.y < -1e-4) {
    float s = (cameraPosition.y + 2.0) / -way.y;
    if (s < t) {
      vec2 g = cameraPosition.xz + way.xz * s;
      vec2 off = half_yard - abs(g - middle);
      float near_fence = mix(0.55, 1.0, smoothstep(0.0, 26.0, min(off.x, off.y)));
      // The fence throws its shadow onto the lawn on the side of the sun.
      vec2 back = (abs(sun.y) > 0.05 ? sun.xz / sun.y * 74.0 : vec2(0.0)) + (g - middle);
      float shadow = max(smoothstep(-2.0, 2.0, abs(back.x) - half_yard.x), smoothstep(-2.0, 2.0, abs(back.y) - half_yard.y)) * day;
      color = grass(g, s * length(way.xz)) * shade * near_fence * mix(1.55, 0.6, shadow);
    }
  }
  return color;
}
void main() {
  vec3 way = normalize(vWay);
  float t = sqrt(max(way.y, 0.0));
  vec3 sky = mix(horizon, zenith, t);
  float glow = max(dot(way, sun), 0.0);
  sky += horizon * (pow(glow, 12.0) * 0.35 + pow(glow, 90.0) * 0.8) * day;
  float veil = smoothstep(0.4, 0.8, cloud(way.xz / (abs(way.y) + 0.25) * 0.9 + 4.0));
  sky = mix(sky, horizon * 1.12, veil * 0.55 * day);
  float run = max(length(way.xz), 1e-3);
  float angle = atan(way.z, way.x);
  float shade = mix(0.05, 1.0, day);
  // Where the ray meets a ring of trees and, nearer, a hedge.
  float treesAt = 950.0; float hedgeAt = near;
  float treeY = cameraPosition.y + way.y / run * treesAt;
  float hedgeY = cameraPosition.y + way.y / run * hedgeAt;
  float soft = mix(5.0, 30.0, blur);
  float light = 0.55 + 0.45 * max(0.0, dot(normalize(vec3(way.x, 0.35, way.z)), -sun) * -0.5 + 0.5);
  vec3 color = sky;
  // Two rows of trees, the farther paler.
  for (int row = 0; row < 2; row++) {
    float far_row = row == 0 ? 1.0 : 0.0;
    float seed = 7.0 * far_row;
    float wave = 3.1 + far_row * 2.0;
    float crown = mix(150.0, 205.0, far_row) + mix(170.0, 190.0, far_row) * cloud(vec2(angle * wave + seed, 2.0 + seed));
    crown += 34.0 * noise(vec2(angle * 21.0 + seed, 3.0)) + 16.0 * (1.0 - blur) * noise(vec2(angle * 74.0, treeY * 0.03));
    vec2 uv = vec2(angle * 9.0 + seed, treeY * 0.011);
    float clump = cloud(uv * 1.6) * 0.6 + noise(uv * 6.0) * 0.25 + noise(uv * 19.0) * 0.2 * (1.0 - blur);
    float top = smoothstep(-70.0, 10.0, treeY - crown);
    vec3 tree = mix(vec3(0.045, 0.085, 0.03), vec3(0.3, 0.37, 0.13), smoothstep(0.3, 0.85, clump + top * 0.18)) * light;
    tree = mix(tree * shade * 1.3, sky, 0.1 + 0.16 * far_row);
    color = mix(tree, color, smoothstep(crown - soft, crown + soft, treeY));
  }
  if (yard > 0.5) color = fenced(way, color, shade);
  else {
    float top = 64.0 + 7.0 * noise(vec2(angle * 40.0, 1.0));
    vec3 hedge = leaves(vec2(angle * 15.0, hedgeY * 0.035), vec3(0.06, 0.11, 0.045), vec3(0.26, 0.36, 0.13)) * light;
    hedge *= mix(0.55, 1.1, smoothstep(0.0, 60.0, hedgeY));
    color = mix(hedge * shade * 1.15, color, smoothstep(top - soft, top + soft, hedgeY));
    float groundY = -6.0;
    if (way.y < -1e-4) {
      float away = (cameraPosition.y - groundY) / -way.y * run;
      vec3 lawn = grass((cameraPosition.xz + way.xz / -way.y * (cameraPosition.y - groundY)), away);
      float cover = mix(0.62, 1.0, smoothstep(hedgeAt * 0.72, hedgeAt * 0.9, hedgeAt * 1.9 - away));
      color = mix(color, lawn * shade * 1.35 * cover, smoothstep(hedgeAt + soft, hedgeAt - soft, away));
    }
  }
  color = mix(color, vec3(dot(color, vec3(0.2126, 0.7152, 0.0722))), pale);
  gl_FragColor = vec4(color * lift, 1.0);
}`;

/**
 * The view through the windows. Photographers blend two exposures so that it is neither white nor black; here its
 * brightness follows the exposure.
 */
export class Backdrop {
  readonly mesh: Mesh<SphereGeometry, ShaderMaterial>;
  #level = 1;

  constructor() {
    const material = new ShaderMaterial({
      vertexShader,
      fragmentShader,
      side: BackSide,
      depthWrite: false,
      uniforms: {
        zenith: { value: new Vector3() },
        horizon: { value: new Vector3() },
        sun: { value: new Vector3() },
        day: { value: 1 },
        near: { value: 330 },
        blur: { value: 0.75 },
        lift: { value: 1 },
        pale: { value: 0 },
        yard: { value: 0 },
        middle: { value: new Vector2() },
        half_yard: { value: new Vector2(1, 1) },
      },
    });
    this.mesh = new Mesh(new SphereGeometry(20_000, 48, 24), material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = -10;
    this.mesh.castShadow = false;
  }

  /** `level`: the light that the exposure shows as white. */
  set(light: Daylight, level: number, { open_air, box }: RoomScene): void {
    const { uniforms } = this.mesh.material;
    const top = Math.max(...light.horizon, 1e-4);
    uniforms.zenith!.value.set(...light.zenith).divideScalar(top);
    uniforms.horizon!.value.set(...light.horizon).divideScalar(top);
    uniforms.sun!.value.set(...light.sun);
    uniforms.day!.value = light.day;
    uniforms.blur!.value = open_air ? 0.25 : 0.8;
    const half = [(box.max[0] - box.min[0]) / 2, (box.max[2] - box.min[2]) / 2] as const;
    uniforms.near!.value = Math.hypot(...half) + 260;
    uniforms.yard!.value = open_air ? 1 : 0;
    uniforms.middle!.value.set((box.max[0] + box.min[0]) / 2, (box.max[2] + box.min[2]) / 2);
    uniforms.half_yard!.value.set(half[0] + 150, half[1] + 150);
    this.#level = level * (light.day > 0 ? (open_air ? 1.3 : 3.2) : 0.2);
    uniforms.lift!.value = this.#level;
  }

  /** Makes the outside brighter and takes the share `pale` of its color away, as reflections need it. */
  brighten(times: number, pale = 0): void {
    this.mesh.material.uniforms.lift!.value = this.#level * times;
    this.mesh.material.uniforms.pale!.value = pale;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
