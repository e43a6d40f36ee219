/** A triangle over the whole picture. */
export const vertexShader = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/**
 * Lays the material over the photo. Four places in each pixel are looked up with the footprint that a pixel has there,
 * so that far tiles melt into their mean instead of shimmering.
 */
export const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D photo;
uniform sampler2D mask;
uniform sampler2D light;
uniform sampler2D color;
uniform sampler2D relief;
/** From pixels of the photo, y down, to repeats of the material. */
uniform mat3 intoRepeats;
uniform vec2 size;
uniform vec3 white;
uniform float shadows;
uniform float brightness;
/** 1 is rough. */
uniform float sheen;
/** From which side of the repeat the light falls; its length is how much relief shows. */
uniform vec2 lamp;
out vec4 shown;

vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }
vec3 toDisplay(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

vec2 repeatsAt(vec2 pixel) {
  vec3 at = intoRepeats * vec3(pixel, 1.0);
  return at.xy / max(at.z, 1e-6);
}

vec3 laidAt(vec2 pixel) {
  vec2 at = repeatsAt(pixel);
  vec2 dx = (repeatsAt(pixel + vec2(0.5, 0.0)) - at);
  vec2 dy = (repeatsAt(pixel + vec2(0.0, 0.5)) - at);
  vec3 base = textureGrad(color, at, dx, dy).rgb;
  vec3 normal = textureGrad(relief, at, dx, dy).rgb * 2.0 - 1.0;
  float slope = clamp(1.0 + dot(normal.xy, lamp) / max(normal.z, 0.35), 0.72, 1.22);
  return base * slope;
}

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
  vec2 uv = pixel / size;
  vec3 old = texture(photo, uv).rgb;
  float covered = texture(mask, uv).r;
  float ahead = (intoRepeats * vec3(pixel, 1.0)).z;
  if (covered < 0.004 || ahead <= 0.0) {
    shown = vec4(old, 1.0);
    return;
  }
  vec3 albedo = 0.25 * (
    laidAt(pixel + vec2(-0.375, -0.125)) + laidAt(pixel + vec2(0.125, -0.375)) +
    laidAt(pixel + vec2(0.375, 0.125)) + laidAt(pixel + vec2(-0.125, 0.375)));
  float bright = pow(texture(light, uv).r, shadows);
  // a window's shine lies on the surface, on a glossy one more of it
  float shine = max(0.0, bright - 1.25);
  float diffuse = min(bright, 1.25 + 0.35 * shine);
  vec3 lit = (albedo * diffuse + vec3(0.11 * shine * (1.15 - sheen))) * white * brightness;
  // the brightest light rolls off as on film
  vec3 film = mix(lit, 0.82 + 0.18 * (1.0 - exp(-(lit - 0.82) / 0.18)), step(0.82, lit));
  shown = vec4(mix(old, toDisplay(clamp(film, 0.0, 1.0)), covered), 1.0);
}`;
