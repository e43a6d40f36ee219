export const roomVertexPars = /* glsl */ `
varying vec3 vRoomAt;
#ifdef ROOM_LIT
attribute vec2 lightUv;
varying vec2 vLightUv;
#endif
`;

export function roomVertex(shader: string): string {
  return shader.replace(
    "#include <project_vertex>",
    /* glsl */ `#include <project_vertex>
    {
      vec4 roomAt = vec4(transformed, 1.0);
      #ifdef USE_BATCHING
        roomAt = batchingMatrix * roomAt;
      #endif
      #ifdef USE_INSTANCING
        roomAt = instanceMatrix * roomAt;
      #endif
      vRoomAt = (modelMatrix * roomAt).xyz;
      #ifdef ROOM_LIT
        vLightUv = lightUv;
      #endif
    }`,
  );
}

/** Irradiance from the room's grid of directional light, and radiance from its cube as seen from where one is. */
export const roomFragmentPars = /* glsl */ `
varying vec3 vRoomAt;
#ifdef ROOM_LIT
varying vec2 vLightUv;
#endif
uniform sampler2D roomLightmap;
uniform highp sampler3D roomVolumeR;
uniform highp sampler3D roomVolumeG;
uniform highp sampler3D roomVolumeB;
uniform vec3 roomVolumeMin;
uniform vec3 roomVolumeSize;
uniform vec3 roomVolumeStep;
uniform samplerCube roomCube;
uniform vec3 roomCubeAt;
uniform vec3 roomBoxMin;
uniform vec3 roomBoxMax;
uniform float roomMean;
uniform vec3 roomTint;
uniform vec3 roomGlow;
uniform float roomFade;
uniform float roomMost;
uniform vec4 roomLeftOut[8];
uniform int roomLeftOutCount;

struct RoomLight { vec4 r; vec4 g; vec4 b; };

RoomLight roomLightAt(vec3 at) {
  vec3 uvw = (at - roomVolumeMin) / roomVolumeSize;
  return RoomLight(texture(roomVolumeR, uvw), texture(roomVolumeG, uvw), texture(roomVolumeB, uvw));
}

/**
 * Irradiance of one color out of even light and its direction, never below nothing and without rings about strong
 * light: Hazel, "Reconstructing Diffuse Lighting from Spherical Harmonic Data" (2017).
 */
float roomColor(vec4 light, vec3 n) {
  float even = max(light.x, 1e-5);
  vec3 way = 0.5 * light.yzw;
  float strength = length(way);
  float share = min(strength / even, 0.96);
  float q = 0.5 + 0.5 * dot(way, n) / max(strength, 1e-6);
  float p = 1.0 + 2.0 * share;
  float a = (1.0 - share) / (1.0 + share);
  return even * (a + (1.0 - a) * (p + 1.0) * pow(q, p));
}

vec3 roomIrradiance(RoomLight light, vec3 n) {
  return vec3(roomColor(light.r, n), roomColor(light.g, n), roomColor(light.b, n));
}

vec3 roomRadiance(vec3 direction, float roughness) {
  vec3 inverse = 1.0 / (direction + vec3(equal(direction, vec3(0.0))) * 1e-5);
  // A point in the depth of a window counts as at the room's edge.
  vec3 here = clamp(vRoomAt, roomBoxMin + 1.0, roomBoxMax - 1.0);
  vec3 a = (roomBoxMin - here) * inverse;
  vec3 b = (roomBoxMax - here) * inverse;
  vec3 far = max(a, b);
  float t = max(0.0, min(min(far.x, far.y), far.z));
  vec3 aim = here + direction * t - roomCubeAt;
  float level = float(textureSize(roomCube, 0).x);
  float top = log2(level) - 3.0;
  return textureLod(roomCube, aim, clamp(roughness * (2.0 - roughness), 0.0, 1.0) * top).rgb;
}
`;

const indirect = /* glsl */ `
#ifdef RE_IndirectDiffuse
  vec3 roomNormal = normalize(transformNormalByInverseViewMatrix(normal, viewMatrix));
  vec3 roomFlat = normalize(transformNormalByInverseViewMatrix(nonPerturbedNormal, viewMatrix));
  vec3 roomView = normalize(cameraPosition - vRoomAt);
  if (isOrthographic) roomView = transformDirectionByInverseViewMatrix(vec3(0.0, 0.0, 1.0), viewMatrix);
  RoomLight roomHere = roomLightAt(vRoomAt + roomFlat * roomVolumeStep * 0.55);
  vec3 roomE = roomIrradiance(roomHere, roomNormal);
  #ifdef ROOM_LIT
    vec3 roomTurn = clamp(roomE / max(roomIrradiance(roomHere, roomFlat), vec3(1e-4)), 0.55, 1.6);
    roomE = texture2D(roomLightmap, vLightUv).rgb * roomTurn;
  #endif
  // behind a hidden wall, the backs of items are lit as if light came through it: of the room's own color, since white
  // light in a room with warm lamps looks blue
  for (int i = 0; i < roomLeftOutCount; i++) {
    vec4 wall = roomLeftOut[i];
    float away = dot(wall.xyz, vRoomAt) - wall.w;
    float back = smoothstep(0.2, 0.8, -dot(wall.xyz, roomFlat)) * (1.0 - smoothstep(3.0, 5.0, abs(away)));
    roomE = max(roomE, roomTint * roomMean * 0.8 * back);
  }
  roomE = mix(roomTint * roomMean * 1.2, roomE, roomFade);
  iblIrradiance += roomE;
  float roomShare = dot(roomE, vec3(0.3, 0.5, 0.2)) / max(roomMean, 1e-4);
  float roomOpen = clamp(mix(mix(0.35, 1.0, smoothstep(0.0, 0.5, roomShare)), roomShare, 0.25 + 0.6 * material.roughness), 0.06, 1.25);
  vec3 roomMirror = reflect(-roomView, roomNormal);
  roomMirror = normalize(mix(roomMirror, roomNormal, material.roughness * material.roughness * material.roughness));
  float roomHorizon = clamp(1.0 + dot(roomMirror, roomFlat) * 1.2, 0.0, 1.0);
  vec3 roomSeen = roomRadiance(roomMirror, material.roughness) * roomOpen;
  radiance += roomSeen * roomHorizon * roomHorizon;
  #ifdef USE_CLEARCOAT
    vec3 roomCoat = normalize(transformNormalByInverseViewMatrix(clearcoatNormal, viewMatrix));
    vec3 roomCoatMirror = reflect(-roomView, roomCoat);
    float roomCoatOpen = clamp(mix(0.35, 1.0, smoothstep(0.0, 0.5, roomShare)), 0.1, 1.2);
    clearcoatRadiance += roomRadiance(roomCoatMirror, material.clearcoatRoughness) * roomCoatOpen;
  #endif
#endif
`;

/**
 * Dims light that is too bright as a whole. Cut off channel by channel, a warm lamp would turn white, and teal after
 * white balance. Negative light is cut off: reflections of it would be black.
 */
const keepsItsHue = `
  gl_FragColor.rgb = max(gl_FragColor.rgb, vec3(0.0));
  gl_FragColor.rgb *= min(1.0, roomMost / max(1e-6, max(gl_FragColor.r, max(gl_FragColor.g, gl_FragColor.b))));`;

const glassOutput = /* glsl */ `
{
  float facing = clamp(abs(dot(geometryNormal, geometryViewDir)), 0.0, 1.0);
  float rim = pow(1.0 - facing, 4.0);
  gl_FragColor = vec4(totalDiffuse * opacity + totalSpecular * 0.9, clamp(opacity + rim * 0.5, 0.0, 1.0));
}
`;

const packedRoughness = /* glsl */ `
float roughnessFactor = roughness;
vec4 roomRelief = texture2D(normalMap, vNormalMapUv);
{
  float even = clamp(length(roomRelief.xyz * 2.0 - 1.0), 0.5, 1.0);
  float alpha = roomRelief.a * roomRelief.a;
  roughnessFactor *= sqrt(sqrt(clamp(alpha * alpha + (1.0 - even) * 0.55, 0.0, 1.0)));
}
`;

/** `packed`: the normal map's fourth channel is the roughness. */
export function roomFragment(shader: string, packed: boolean): string {
  const lit = shader
    .replace("#include <lights_fragment_maps>", indirect)
    .replace("vec3 totalEmissiveRadiance = emissive;", "vec3 totalEmissiveRadiance = emissive * roomGlow;")
    .replace(
      "#include <opaque_fragment>",
      `#ifdef ROOM_GLASS\n${glassOutput}#else\n#include <opaque_fragment>\n#endif`,
    )
    .replace("#include <tonemapping_fragment>", keepsItsHue)
    .replace("#include <colorspace_fragment>", "");
  return packed ? lit.replace("#include <roughnessmap_fragment>", packedRoughness) : lit;
}
