import {
  Color,
  CustomBlending,
  Data3DTexture,
  DataTexture,
  HalfFloatType,
  LinearFilter,
  type MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  type Texture,
  Vector3,
  Vector4,
} from "three";
import type { Vec3 } from "../../scene/scene.types.ts";
import { roomFragment, roomFragmentPars, roomVertex, roomVertexPars } from "./room-shading.glsl.ts";

/** What every material of a room shares: its baked light, its reflections. */
export type RoomUniforms = {
  roomLightmap: { value: Texture };
  roomVolumeR: { value: Data3DTexture };
  roomVolumeG: { value: Data3DTexture };
  roomVolumeB: { value: Data3DTexture };
  roomVolumeMin: { value: Vector3 };
  roomVolumeSize: { value: Vector3 };
  roomVolumeStep: { value: Vector3 };
  roomCube: { value: Texture | null };
  roomCubeAt: { value: Vector3 };
  roomBoxMin: { value: Vector3 };
  roomBoxMax: { value: Vector3 };
  roomMean: { value: number };
  /** The color of the room's light in the mean, of luminance 1. */
  roomTint: { value: Vector3 };
  roomGlow: { value: Vector3 };
  roomMost: { value: number };
  roomFade: { value: number };
  /** Planes of the walls that are left out: facing and distance from the middle of the world. */
  roomLeftOut: { value: Vector4[] };
  roomLeftOutCount: { value: number };
};

const half = (value: number) => {
  const floats = new Float32Array([value]);
  const bits = new Uint32Array(floats.buffer)[0]!;
  return ((bits >>> 16) & 0x8000) | ((((bits >>> 23) & 0xff) - 112) << 10) | ((bits >>> 13) & 0x3ff);
};

function evenVolume(level: number): Data3DTexture {
  const texture = new Data3DTexture(new Uint16Array([half(level), 0, half(level * 0.12), 0]), 1, 1, 1);
  texture.type = HalfFloatType;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function evenPlane(level: number): DataTexture {
  const value = half(level);
  const texture = new DataTexture(new Uint16Array([value, value, value, half(1)]), 1, 1);
  texture.type = HalfFloatType;
  texture.needsUpdate = true;
  return texture;
}

/** As many as `roomLeftOut` in the shader. */
const mostLeftOut = 8;

/** Makes materials use the room's baked light in place of three.js lights. One for each open room. */
export class RoomShading {
  readonly uniforms: RoomUniforms = {
    roomLightmap: { value: evenPlane(0.6) },
    roomVolumeR: { value: evenVolume(0.6) },
    roomVolumeG: { value: evenVolume(0.6) },
    roomVolumeB: { value: evenVolume(0.6) },
    roomVolumeMin: { value: new Vector3(-1, -1, -1) },
    roomVolumeSize: { value: new Vector3(2, 2, 2) },
    roomVolumeStep: { value: new Vector3(1, 1, 1) },
    roomCube: { value: null },
    roomCubeAt: { value: new Vector3() },
    roomBoxMin: { value: new Vector3(-1e4, -1e4, -1e4) },
    roomBoxMax: { value: new Vector3(1e4, 1e4, 1e4) },
    roomMean: { value: 0.6 },
    roomTint: { value: new Vector3(1, 1, 1) },
    roomGlow: { value: new Vector3(1, 1, 1) },
    roomMost: { value: 1e4 },
    roomFade: { value: 0 },
    roomLeftOut: { value: Array.from({ length: mostLeftOut }, () => new Vector4()) },
    roomLeftOutCount: { value: 0 },
  };

  /** Sets which walls are hidden, so that the items in front of them show their backs. */
  leaveOut(walls: readonly { at: Vec3; facing: Vec3 }[]): void {
    const { roomLeftOut, roomLeftOutCount } = this.uniforms;
    const shown = walls.slice(0, mostLeftOut);
    shown.forEach(({ at, facing }, index) => {
      const [x, y, z] = facing;
      roomLeftOut.value[index]!.set(x, y, z, at[0] * x + at[1] * y + at[2] * z);
    });
    roomLeftOutCount.value = shown.length;
  }

  /** `lit`: the material is for panels with `lightUv`, whose light is in the light map. */
  light(material: MeshPhysicalMaterial, lit: boolean): void {
    const glass = material.userData.glass === true;
    if (glass) blendAsGlass(material);
    const defines: Record<string, string> = { ...material.defines, ROOM: "" };
    if (lit) defines.ROOM_LIT = "";
    if (glass) defines.ROOM_GLASS = "";
    material.defines = defines;
    material.envMap = null;
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms);
      shader.vertexShader = roomVertex(
        shader.vertexShader.replace("#include <common>", `#include <common>\n${roomVertexPars}`),
      );
      shader.fragmentShader = roomFragment(
        shader.fragmentShader.replace("#include <common>", `#include <common>\n${roomFragmentPars}`),
        material.userData.packed === true,
      );
    };
    material.customProgramCacheKey = () => `room-${lit}-${glass}-${material.userData.packed === true}`;
  }

  dispose(): void {
    for (const { value } of Object.values(this.uniforms))
      if (value && typeof value === "object" && "dispose" in value) value.dispose();
  }
}

function blendAsGlass(material: MeshPhysicalMaterial): void {
  material.blending = CustomBlending;
  material.blendSrc = OneFactor;
  material.blendDst = OneMinusSrcAlphaFactor;
  material.blendSrcAlpha = OneFactor;
  material.blendDstAlpha = OneMinusSrcAlphaFactor;
  material.transparent = true;
  material.depthWrite = false;
  material.attenuationColor = new Color("#ffffff");
}
