/** How much of the surroundings of a few inches is open above each point. */
export const opennessFragment = /* glsl */ `
varying vec2 at;
uniform highp sampler2D depth; uniform vec2 size; uniform float near; uniform float far; uniform vec2 lens;
float away(vec2 uv) {
  float z = texture2D(depth, uv).r * 2.0 - 1.0;
  return 2.0 * near * far / (far + near - z * (far - near));
}
/** Takes the center of the depth's own pixel; anywhere else, slanted planes would show steps. */
vec3 pointAt(vec2 near_uv) { vec2 grid = vec2(textureSize(depth, 0)); vec2 uv = (floor(near_uv * grid) + 0.5) / grid; float z = away(uv); return vec3((uv * 2.0 - 1.0) * lens * z, z); }
void main() {
  gl_FragColor = vec4(1.0);
  vec3 p = pointAt(at);
  if (p.z > far * 0.5) return;
  vec2 texel = 1.0 / size;
  vec3 r = pointAt(at + vec2(texel.x, 0.0)) - p; vec3 l = p - pointAt(at - vec2(texel.x, 0.0));
  vec3 u = pointAt(at + vec2(0.0, texel.y)) - p; vec3 d = p - pointAt(at - vec2(0.0, texel.y));
  vec3 dx = abs(r.z) < abs(l.z) ? r : l; vec3 dy = abs(u.z) < abs(d.z) ? u : d;
  vec3 n = normalize(cross(dy, dx));
  float radius = 7.0;
  vec2 reach = radius / (lens * p.z * 2.0);
  if (reach.y < 2.0 * texel.y) return;
  // Each pixel of a 4 by 4 square turns the samples differently; smoothOpenness averages over the square.
  vec2 cell = mod(floor(gl_FragCoord.xy), 4.0);
  float turn = (cell.x * 4.0 + mod(cell.y * 7.0 + cell.x * 3.0, 16.0)) * 0.3927;
  float sum = 0.0;
  for (int i = 0; i < 10; i++) {
    float s = (float(i) + 0.5) / 10.0;
    float a = turn + float(i) * 2.39996;
    vec3 q = pointAt(at + vec2(cos(a), sin(a)) * reach * s) - p;
    float square = dot(q, q);
    float up = dot(q, n) * inversesqrt(square + 1e-4) - 0.1;
    sum += max(0.0, up) * max(0.0, 1.0 - square / (radius * radius));
  }
  gl_FragColor = vec4(max(0.0, 1.0 - sum * 0.23));
}`;

/** From light to the screen: small occlusion, a little glare, exposure, a film's curve, falloff, grain. */
export const developFragment = /* glsl */ `
varying vec2 at;
uniform sampler2D picture; uniform highp sampler2D depth;
uniform float exposure; uniform vec3 balance; uniform vec2 size; uniform float near; uniform float far; uniform vec2 lens; uniform float occlude; uniform sampler2D open;

float away(vec2 uv) {
  float z = texture2D(depth, uv).r * 2.0 - 1.0;
  return 2.0 * near * far / (far + near - z * (far - near));
}
float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }

/** Removes the grain: averages openness over neighbors at about the same depth. */
float smoothOpenness() {
  vec2 texel = 1.0 / vec2(textureSize(open, 0));
  float here = away(at);
  float sum = 0.0; float weight = 1e-4;
  for (int j = -2; j <= 1; j++) for (int i = -2; i <= 1; i++) {
    vec2 uv = at + (vec2(float(i), float(j)) + 0.5) * texel;
    float w = exp(-abs(away(uv) - here) * 24.0 / here);
    sum += texture2D(open, uv).r * w; weight += w;
  }
  return sum / weight;
}

vec3 film(vec3 color) {
  const mat3 into = mat3(0.856627153315983, 0.137318972929847, 0.11189821299995, 0.0951212405381588, 0.761241990602591, 0.0767994186031903, 0.0482516061458583, 0.101439036467562, 0.811302368396859);
  const mat3 back = mat3(1.1271005818144368, -0.1413297634984383, -0.14132976349843826, -0.11060664309660323, 1.157823702216272, -0.11060664309660294, -0.016493938717834573, -0.016493938717834257, 1.2519364065950405);
  const mat3 wide = mat3(0.6274, 0.0691, 0.0164, 0.3293, 0.9195, 0.0880, 0.0433, 0.0113, 0.8956);
  const mat3 narrow = mat3(1.6605, -0.1246, -0.0182, -0.5876, 1.1329, -0.1006, -0.0728, -0.0083, 1.1187);
  color = into * (wide * color);
  color = clamp((log2(max(color, 1e-10)) + 12.47393) / 16.5, 0.0, 1.0);
  vec3 x = color; vec3 x2 = x * x; vec3 x4 = x2 * x2;
  color = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
  // A print has more contrast and color than the negative.
  float grey = dot(color, vec3(0.2126, 0.7152, 0.0722));
  color = max(vec3(0.0), mix(vec3(grey), color, 1.5));
  color = pow(color, vec3(1.6)) * 1.07;
  color = narrow * pow(max(vec3(0.0), back * color), vec3(2.2));
  return clamp(color, 0.0, 1.0);
}

vec3 toScreen(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), c)); }

void main() {
  vec3 light = texture2D(picture, at).rgb;
  vec2 texel = 1.0 / size;
  vec3 glare = vec3(0.0);
  for (int i = 0; i < 9; i++) {
    float r = sqrt((float(i) + 0.5) / 9.0);
    float a = float(i) * 2.39996;
    glare += min(texture2D(picture, at + vec2(cos(a), sin(a)) * r * vec2(size.y / size.x, 1.0) * 0.03).rgb * exposure, vec3(6.0));
  }
  light *= exposure * balance;
  light += max(vec3(0.0), glare / 9.0 - light) * 0.035;
  if (occlude > 0.0) light *= mix(1.0, smoothOpenness(), occlude);
  vec2 off = (at - 0.5) * vec2(1.0, size.y / size.x);
  light *= 1.0 - 0.34 * dot(off, off);
  vec3 color = toScreen(film(light));
  color += (hash(gl_FragCoord.xy * 0.37 + 11.0) - 0.5) * 0.012;
  gl_FragColor = vec4(color, 1.0);
}`;
