import {
  BackSide,
  BoxGeometry,
  CubeCamera,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  NoBlending,
  type Scene,
  ShaderMaterial,
  type Texture,
  type Vector3,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from "three";

/** Faces of the roughest level are 8 pixels wide. */
const levelsOf = (size_px: number) => Math.log2(size_px) - 3;
const samples = 28;

const vertexShader = /* glsl */ `
varying vec3 vWay;
void main() {
  vWay = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** Mean reflection of a surface of some roughness, seen head-on (GGX): few samples from coarser mip levels. */
const fragmentShader = (size_px: number) => /* glsl */ `
varying vec3 vWay;
uniform samplerCube picture; uniform float roughness;
void main() {
  vec3 n = normalize(vWay);
  if (roughness < 0.01) { gl_FragColor = textureLod(picture, n, 0.0); return; }
  vec3 side = normalize(cross(abs(n.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0), n));
  vec3 other = cross(n, side);
  float a = roughness * roughness;
  vec3 sum = vec3(0.0); float weight = 0.0;
  for (int i = 0; i < ${samples}; i++) {
    float u = (float(i) + 0.5) / ${samples}.0;
    float turn = float(i) * 2.3999632;
    float c = sqrt((1.0 - u) / (1.0 + (a * a - 1.0) * u));
    float s = sqrt(1.0 - c * c);
    vec3 h = side * (s * cos(turn)) + other * (s * sin(turn)) + n * c;
    vec3 l = reflect(-n, h);
    float lit = dot(n, l);
    if (lit <= 0.0) continue;
    float d = (c * c) * (a * a - 1.0) + 1.0;
    float density = (a * a) / (3.14159 * d * d) * 0.25;
    float solid = 1.0 / (${samples}.0 * density + 1e-4);
    float level = max(0.0, 0.5 * log2(solid / (12.566 / (6.0 * ${size_px}.0 * ${size_px}.0))) + 0.8);
    sum += clamp(textureLod(picture, l, level).rgb, 0.0, 60000.0) * lit; weight += lit;
  }
  gl_FragColor = vec4(sum / max(weight, 1e-4), 1.0);
}`;

/** The room all around for reflections, filtered in steps of roughness. */
export class RoomCube {
  readonly #renderer: WebGLRenderer;
  readonly #size_px: number;
  readonly #source: WebGLCubeRenderTarget;
  readonly #filtered: WebGLCubeRenderTarget;
  readonly #camera: CubeCamera;
  readonly #lens: CubeCamera;
  readonly #box: Mesh<BoxGeometry, ShaderMaterial>;

  /** `size_px`: side of each face, a power of two of at least 16. */
  constructor(renderer: WebGLRenderer, size_px: number) {
    this.#renderer = renderer;
    this.#size_px = size_px;
    this.#source = cube(size_px, true, true);
    this.#filtered = cube(size_px, false, false);
    this.#camera = new CubeCamera(2, 45_000, this.#source);
    this.#lens = new CubeCamera(0.1, 10, this.#filtered);
    this.#box = new Mesh(
      new BoxGeometry(2, 2, 2),
      new ShaderMaterial({
        vertexShader,
        fragmentShader: fragmentShader(size_px),
        side: BackSide,
        blending: NoBlending,
        depthTest: false,
        depthWrite: false,
        uniforms: { picture: { value: null as Texture | null }, roughness: { value: 0 } },
      }),
    );
    for (let level = 0; level <= levelsOf(size_px); level += 1)
      this.#filtered.texture.mipmaps.push({ width: size_px >> level, height: size_px >> level } as never);
  }

  get texture(): Texture {
    return this.#filtered.texture;
  }

  /** Takes the pictures from a point and filters them. */
  take(scene: Scene, at: Vector3): void {
    this.#camera.position.copy(at);
    this.#camera.update(this.#renderer, scene);
    const size_px = this.#size_px;
    const levels = levelsOf(size_px);
    const { uniforms } = this.#box.material;
    uniforms.picture!.value = this.#source.texture;
    for (let level = 0; level <= levels; level += 1) {
      uniforms.roughness!.value = 1 - Math.sqrt(1 - level / levels);
      const size = size_px >> level;
      this.#filtered.viewport.set(0, 0, size, size);
      this.#lens.activeMipmapLevel = level;
      this.#lens.update(this.#renderer, this.#box as unknown as Scene);
    }
    this.#filtered.viewport.set(0, 0, size_px, size_px);
  }

  get bytes(): number {
    return Math.round(this.#size_px ** 2 * 6 * 8 * 1.34 * 2);
  }

  dispose(): void {
    this.#source.dispose();
    this.#filtered.dispose();
    this.#box.geometry.dispose();
    this.#box.material.dispose();
  }
}

function cube(size_px: number, generateMipmaps: boolean, depthBuffer: boolean): WebGLCubeRenderTarget {
  return new WebGLCubeRenderTarget(size_px, {
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps,
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    depthBuffer,
  });
}
