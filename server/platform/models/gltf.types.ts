/** The parts of glTF 2.0 that are read here; what a file really says is checked before it is used. */
export interface Gltf {
  asset?: { version?: string };
  scene?: number;
  scenes?: { nodes?: number[] }[];
  nodes?: GltfNode[];
  meshes?: { primitives: GltfPrimitive[]; weights?: number[] }[];
  materials?: object[];
  textures?: { source?: number; sampler?: number }[];
  images?: { uri?: string; bufferView?: number; mimeType?: string }[];
  samplers?: object[];
  accessors?: GltfAccessor[];
  bufferViews?: GltfView[];
  buffers?: { uri?: string; byteLength: number }[];
  skins?: object[];
  extensionsUsed?: string[];
  extensionsRequired?: string[];
}

export interface GltfNode {
  children?: number[];
  mesh?: number;
  matrix?: number[];
  translation?: number[];
  rotation?: number[];
  scale?: number[];
}

export interface GltfPrimitive {
  attributes: Record<string, number>;
  targets?: object[];
  indices?: number;
  material?: number;
  mode?: number;
}

export interface GltfAccessor {
  bufferView?: number;
  byteOffset?: number;
  componentType: number;
  normalized?: boolean;
  count: number;
  type: string;
  sparse?: object;
}

export interface GltfView {
  buffer: number;
  byteOffset?: number;
  byteLength: number;
  byteStride?: number;
  target?: number;
}

export interface Glb {
  json: Gltf;
  bin: Uint8Array;
}
