import {
  DepthTexture,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  UnsignedIntType,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { developFragment, opennessFragment } from "./frame.glsl.ts";

const vertexShader = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";
const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

/** The camera's near and far planes, and half the picture's width and height at distance 1. */
type Lens = { near: number; far: number; x: number; y: number };

/** Exposure, a factor for all light, and white balance, a factor for each color. */
export type Exposed = { readonly exposure: number; readonly balance: Vector3 };

function lensOf(camera: PerspectiveCamera | OrthographicCamera): Lens {
  const tall = "fov" in camera ? Math.tan((camera.fov * Math.PI) / 360) : 1;
  const aspect = "aspect" in camera ? camera.aspect : 1;
  return { near: camera.near, far: camera.far, x: tall * aspect, y: tall };
}

/** A render target in linear light, and the pass that turns it into the colors of a screen. */
export class Frame {
  readonly target: WebGLRenderTarget;
  readonly #develop: ShaderMaterial;
  readonly #openness: ShaderMaterial;
  readonly #open: WebGLRenderTarget;
  readonly #sheet = new Scene();
  readonly #quad: Mesh<PlaneGeometry, ShaderMaterial>;

  constructor(width: number, height: number, samples: number) {
    this.target = new WebGLRenderTarget(width, height, {
      type: HalfFloatType,
      samples,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
      depthTexture: new DepthTexture(width, height, UnsignedIntType),
    });
    this.#open = new WebGLRenderTarget(Math.ceil(width / 2), Math.ceil(height / 2), {
      depthBuffer: false,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    });
    this.#openness = new ShaderMaterial({
      vertexShader,
      fragmentShader: opennessFragment,
      depthTest: false,
      depthWrite: false,
      uniforms: {
        depth: { value: null as Texture | null },
        size: { value: new Vector2(1, 1) },
        near: { value: 1 },
        far: { value: 1000 },
        lens: { value: new Vector2(1, 1) },
      },
    });
    this.#develop = new ShaderMaterial({
      vertexShader,
      fragmentShader: developFragment,
      depthTest: false,
      depthWrite: false,
      uniforms: {
        picture: { value: null as Texture | null },
        depth: { value: null as Texture | null },
        exposure: { value: 1 },
        size: { value: new Vector2(1, 1) },
        balance: { value: new Vector3(1, 1, 1) },
        near: { value: 1 },
        far: { value: 1000 },
        lens: { value: new Vector2(1, 1) },
        occlude: { value: 0 },
        open: { value: this.#open.texture },
      },
    });
    this.#quad = new Mesh(new PlaneGeometry(2, 2), this.#develop);
    this.#quad.frustumCulled = false;
    this.#sheet.add(this.#quad);
  }

  resize(width: number, height: number): void {
    if (this.target.width !== width || this.target.height !== height) {
      this.target.setSize(width, height);
      this.#open.setSize(Math.ceil(width / 2), Math.ceil(height / 2));
    }
  }

  /** Tone-maps the render target onto the canvas (null) or another target. `occlude`: how dark small clefts get, 0 to 1. */
  show(
    renderer: WebGLRenderer,
    into: WebGLRenderTarget | null,
    { exposure, balance }: Exposed,
    camera: PerspectiveCamera | OrthographicCamera,
    occlude: number,
  ): void {
    const lens = lensOf(camera);
    // small clefts are only found in the depth of a perspective camera
    const strength = "fov" in camera ? occlude : 0;
    const { uniforms } = this.#develop;
    uniforms.picture!.value = this.target.texture;
    uniforms.depth!.value = this.target.depthTexture;
    uniforms.exposure!.value = exposure;
    uniforms.balance!.value.copy(balance);
    uniforms.size!.value.set(this.target.width, this.target.height);
    uniforms.near!.value = lens.near;
    uniforms.far!.value = lens.far;
    uniforms.lens!.value.set(lens.x, lens.y);
    uniforms.occlude!.value = strength;
    if (strength > 0) this.#measureOpenness(renderer, lens);
    this.#quad.material = this.#develop;
    renderer.setRenderTarget(into);
    renderer.render(this.#sheet, flat);
  }

  #measureOpenness(renderer: WebGLRenderer, lens: Lens): void {
    const { uniforms } = this.#openness;
    uniforms.depth!.value = this.target.depthTexture;
    uniforms.size!.value.set(this.#open.width, this.#open.height);
    uniforms.near!.value = lens.near;
    uniforms.far!.value = lens.far;
    uniforms.lens!.value.set(lens.x, lens.y);
    this.#quad.material = this.#openness;
    renderer.setRenderTarget(this.#open);
    renderer.render(this.#sheet, flat);
  }

  dispose(): void {
    this.target.depthTexture?.dispose();
    this.target.dispose();
    this.#develop.dispose();
    this.#openness.dispose();
    this.#open.dispose();
    this.#quad.geometry.dispose();
  }
}
