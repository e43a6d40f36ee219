import type { Homography } from "../../../../domain/room/photo/homography.ts";
import { feathered, type Mask } from "../../../../domain/room/photo/mask.ts";
import type { OldLight } from "../../../../domain/room/photo/old-light.ts";
import type { PackedMaps } from "../../../kit/room/viewer/surfaces/material-maps.types.ts";
import { fragmentShader, vertexShader } from "./photo-shader.glsl.ts";

/** What lies on the surface and how the person wants to see it. */
export interface Shown {
  maps: PackedMaps;
  intoRepeats: Homography;
  /** 1 is rough, 0 a mirror. */
  sheen: number;
  /** How much of the old surface's light stays; 1 is all. */
  shadows: number;
  brightness: number;
}

/** Draws a photo with a new surface into a canvas of its size. */
export class PhotoRenderer {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #textures = new Map<string, WebGLTexture>();
  readonly #canvas: HTMLCanvasElement | OffscreenCanvas;
  #white: readonly [number, number, number] = [0.8, 0.8, 0.8];
  #maps: PackedMaps | null = null;

  /** Throws where the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas) {
    const gl = canvas.getContext("webgl2", { antialias: false, alpha: false, preserveDrawingBuffer: true });
    if (!gl) throw new Error("No WebGL 2");
    this.#gl = gl as WebGL2RenderingContext;
    this.#canvas = canvas;
    this.#program = linked(this.#gl);
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's
    this.#gl.useProgram(this.#program);
    this.#gl.pixelStorei(this.#gl.UNPACK_ALIGNMENT, 1);
    this.#gl.bindVertexArray(this.#gl.createVertexArray());
  }

  setPhoto(photo: TexImageSource): void {
    const gl = this.#gl;
    this.#use("photo", 0);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, photo);
    this.#sampled(gl.LINEAR, gl.CLAMP_TO_EDGE);
  }

  setMask(mask: Mask): void {
    const gl = this.#gl;
    const { data, width_px, height_px } = feathered(mask);
    this.#use("mask", 1);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width_px, height_px, 0, gl.RED, gl.UNSIGNED_BYTE, data);
    this.#sampled(gl.LINEAR, gl.CLAMP_TO_EDGE);
  }

  setLight({ relative, white }: OldLight): void {
    const gl = this.#gl;
    this.#white = white;
    this.#use("light", 2);
    const { data, width_px, height_px } = relative;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16F, width_px, height_px, 0, gl.RED, gl.FLOAT, data);
    this.#sampled(gl.LINEAR, gl.CLAMP_TO_EDGE);
  }

  draw(shown: Shown): void {
    const gl = this.#gl;
    if (this.#maps !== shown.maps) this.#setMaps(shown.maps);
    const { width, height } = this.#canvas;
    const at = (name: string) => gl.getUniformLocation(this.#program, name);
    gl.viewport(0, 0, width, height);
    ["photo", "mask", "light", "color", "relief"].forEach((name, unit) => {
      gl.uniform1i(at(name), unit);
    });
    // the shader's matrices stand column by column
    gl.uniformMatrix3fv(at("intoRepeats"), true, shown.intoRepeats);
    gl.uniform2f(at("size"), width, height);
    gl.uniform3f(at("white"), ...this.#white);
    gl.uniform1f(at("shadows"), shown.shadows);
    gl.uniform1f(at("brightness"), shown.brightness);
    gl.uniform1f(at("sheen"), shown.sheen);
    gl.uniform2f(at("lamp"), 0.05, 0.16);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  #setMaps(maps: PackedMaps): void {
    const gl = this.#gl;
    const { width_px, height_px } = maps;
    const load = (name: string, unit: number, format: number, bytes: Uint8Array) => {
      this.#use(name, unit);
      gl.texImage2D(gl.TEXTURE_2D, 0, format, width_px, height_px, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      gl.generateMipmap(gl.TEXTURE_2D);
      this.#sampled(gl.LINEAR_MIPMAP_LINEAR, gl.REPEAT);
    };
    load("color", 3, gl.SRGB8_ALPHA8, maps.color);
    load("relief", 4, gl.RGBA8, maps.relief);
    this.#maps = maps;
  }

  #use(name: string, unit: number): void {
    const gl = this.#gl;
    const texture = this.#textures.get(name) ?? gl.createTexture();
    this.#textures.set(name, texture);
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }

  #sampled(smaller: number, wrap: number): void {
    const gl = this.#gl;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, smaller);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
    const finer = gl.getExtension("EXT_texture_filter_anisotropic");
    if (finer && wrap === gl.REPEAT)
      gl.texParameterf(
        gl.TEXTURE_2D,
        finer.TEXTURE_MAX_ANISOTROPY_EXT,
        Math.min(16, gl.getParameter(finer.MAX_TEXTURE_MAX_ANISOTROPY_EXT) as number),
      );
  }

  /** Frees the graphics card's memory; the canvas stays as it is. */
  dispose(): void {
    for (const texture of this.#textures.values()) this.#gl.deleteTexture(texture);
    this.#gl.deleteProgram(this.#program);
    this.#textures.clear();
  }
}

function linked(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error("The graphics context is lost");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? "The shader does not link");
  return program;
}
