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
uniform vec3 roomGlow;
uniform float roomFade;
uniform float roomMost;
uniform sampler2D roomGather;
uniform sampler2D roomGloss;
uniform sampler2D roomGatherAt;
uniform sampler2D roomGatherFacing;
uniform float roomGatherOn;
uniform vec2 roomFrame;

struct RoomLight { vec4 r; vec4 g; vec4 b; };

RoomLight roomLightAt(vec3 at) {
  vec3 uvw = (at - roomVolumeMin) / roomVolumeSize;
  return RoomLight(texture(roomVolumeR, uvw), texture(roomVolumeG, uvw), texture(roomVolumeB, uvw));
}

vec3 roomIrradiance(RoomLight light, vec3 n) {
  vec4 k = vec4(1.0, n);
  vec3 linear = vec3(dot(light.r, k), dot(light.g, k), dot(light.b, k));
  vec3 even = vec3(light.r.x, light.g.x, light.b.x);
  return max(linear, even * 0.12);
}

/** Gathered light here: from the coarse points about this one that lie on the same face. */
vec4 roomGathered(vec3 n) {
  ivec2 size = textureSize(roomGather, 0);
  vec2 at = gl_FragCoord.xy / roomFrame * vec2(size) - 0.5;
  ivec2 base = ivec2(floor(at));
  vec2 f = at - vec2(base);
  vec4 sum = vec4(0.0); float weight = 0.0;
  for (int j = 0; j <= 1; j++) for (int i = 0; i <= 1; i++) {
    ivec2 p = clamp(base + ivec2(i, j), ivec2(0), size - 1);
    vec4 place = texelFetch(roomGatherAt, p, 0);
    if (place.w < 0.5) continue;
    vec3 facing = texelFetch(roomGatherFacing, p, 0).xyz;
    vec2 d = vec2(float(i), float(j)) - f;
    float off = abs(dot(place.xyz - vRoomAt, n));
    float same = max(0.0, dot(facing, n));
    float w = (1.001 - abs(d.x)) * (1.001 - abs(d.y)) * exp(-off * 6.0) * same * same * same * same;
    vec4 light = texelFetch(roomGather, p, 0);
    sum += vec4(light.rgb * light.a, light.a) * w; weight += w;
  }
  // Nothing gathered lies in this plane: the depth of a gap too narrow for it.
  if (weight < 2e-3) return vec4(0.0, 0.0, 0.0, -1.0);
  if (sum.a < 1e-4) return vec4(0.0);
  return vec4(sum.rgb / sum.a, (sum.a / weight) * smoothstep(0.001, 0.02, weight));
}

/** What of the things in the room shines in a plane here, and their share of what it mirrors. */
vec4 roomGlossed(vec3 n) {
  ivec2 size = textureSize(roomGloss, 0);
  vec2 at = gl_FragCoord.xy / roomFrame * vec2(size) - 0.5;
  ivec2 base = ivec2(floor(at));
  vec2 f = at - vec2(base);
  vec4 sum = vec4(0.0); float weight = 1e-4;
  for (int j = 0; j <= 1; j++) for (int i = 0; i <= 1; i++) {
    ivec2 p = clamp(base + ivec2(i, j), ivec2(0), size - 1);
    vec4 place = texelFetch(roomGatherAt, p, 0);
    float off = abs(dot(place.xyz - vRoomAt, n));
    float w = (i == 1 ? f.x : 1.0 - f.x) * (j == 1 ? f.y : 1.0 - f.y) * step(0.5, place.w) * exp(-off * 3.0);
    sum += texelFetch(roomGloss, p, 0) * w; weight += w;
  }
  return sum / weight;
}

vec3 roomRadiance(vec3 direction, float roughness) {
  vec3 inverse = 1.0 / (direction + vec3(equal(direction, vec3(0.0))) * 1e-5);
  // In the depth of a window one is counted as at the room's edge.
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
  #ifndef ROOM_GLASS
  if (roomGatherOn > 0.5) {
    vec4 gathered = roomGathered(roomFlat);
    vec3 turn = clamp(roomIrradiance(roomHere, roomNormal) / max(roomIrradiance(roomHere, roomFlat), vec3(1e-4)), 0.6, 1.5);
    #ifndef ROOM_LIT
      if (gathered.a < 0.0) roomE *= 0.3;
    #endif
    roomE = mix(roomE, gathered.rgb * turn, max(0.0, gathered.a));
  }
  #endif
  roomE = mix(vec3(roomMean * 1.2), roomE, roomFade);
  iblIrradiance += roomE;
  float roomShare = dot(roomE, vec3(0.3, 0.5, 0.2)) / max(roomMean, 1e-4);
  float roomOpen = clamp(mix(mix(0.35, 1.0, smoothstep(0.0, 0.5, roomShare)), roomShare, 0.25 + 0.6 * material.roughness), 0.06, 1.25);
  vec3 roomMirror = reflect(-roomView, roomNormal);
  roomMirror = normalize(mix(roomMirror, roomNormal, material.roughness * material.roughness * material.roughness));
  float roomHorizon = clamp(1.0 + dot(roomMirror, roomFlat) * 1.2, 0.0, 1.0);
  vec3 roomSeen = roomRadiance(roomMirror, material.roughness) * roomOpen;
  #ifdef ROOM_LIT
  if (roomGatherOn > 0.5 && material.roughness < 0.6) {
    vec4 glossed = roomGlossed(roomFlat);
    roomSeen = roomSeen * (1.0 - glossed.a) + glossed.rgb;
  }
  #endif
  radiance += roomSeen * roomHorizon * roomHorizon;
  #ifdef USE_CLEARCOAT
    vec3 roomCoat = normalize(transformNormalByInverseViewMatrix(clearcoatNormal, viewMatrix));
    vec3 roomCoatMirror = reflect(-roomView, roomCoat);
    float roomCoatOpen = clamp(mix(0.35, 1.0, smoothstep(0.0, 0.5, roomShare)), 0.1, 1.2);
    clearcoatRadiance += roomRadiance(roomCoatMirror, material.clearcoatRoughness) * roomCoatOpen;
  #endif
#endif
`;

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
    .replace("#include <tonemapping_fragment>", "gl_FragColor.rgb = min(gl_FragColor.rgb, vec3(roomMost));")
    .replace("#include <colorspace_fragment>", "");
  return packed ? lit.replace("#include <roughnessmap_fragment>", packedRoughness) : lit;
}
