import { linearOf } from "./color.ts";
import type { MaterialDefinition } from "./material.ts";
import { cloudAt, createGrid, fieldSeed } from "./noise.ts";
import { hash3, randomStream } from "./random.ts";
import { createSurface, type Region, type Surface } from "./region.ts";

type Turf = Extract<MaterialDefinition, { family: "turf" }>;

/** Side of the square after which the lawn repeats. */
export const lawn_in = 36;
const tuft_in = 0.375;

/** The part of the lawn that was cut out: only blades rooted in it are drawn. */
export interface Plot {
  left_in: number;
  top_in: number;
  right_in: number;
  bottom_in: number;
}

/** Draws blades one by one over their backing, higher ones over lower ones. The lawn repeats every 36 in. */
export function growTurf(definition: Turf, region: Region, rooted: Plot | null = null): Surface {
  const surface = createSurface(region);
  const pile_in = definition.pile_in;
  layBacking(definition, surface, region);
  const reach = Math.ceil((pile_in * 0.9 + 0.5) / tuft_in);
  const tufts = lawn_in / tuft_in;
  const right = region.left_in + region.width_px * region.step_x_in;
  const bottom = region.top_in + region.height_px * region.step_y_in;
  const firstColumn = Math.floor(region.left_in / tuft_in) - reach;
  const lastColumn = Math.ceil(right / tuft_in) + reach;
  const firstRow = Math.floor(region.top_in / tuft_in) - reach;
  const lastRow = Math.ceil(bottom / tuft_in) + reach;
  const pen = new BladePen(definition, surface, region);
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const foldedColumn = column - Math.floor(column / tufts) * tufts;
      const foldedRow = row - Math.floor(row / tufts) * tufts;
      const random = randomStream(hash3(definition.seed, foldedColumn, foldedRow) | 0);
      const x = (column + random()) * tuft_in;
      const y = (row + random()) * tuft_in;
      if (rooted && !lies(x, y, rooted)) continue;
      pen.tuft(x, y, random);
    }
  }
  return surface;
}

function lies(x: number, y: number, plot: Plot): boolean {
  return x > plot.left_in && x < plot.right_in && y > plot.top_in && y < plot.bottom_in;
}

function layBacking(definition: Turf, surface: Surface, region: Region): void {
  const backing = linearOf(definition.colors.backing);
  const soil = createGrid(region.seamless ? { width_in: lawn_in, height_in: lawn_in } : null, 0.25);
  const seed = fieldSeed(definition.seed, 1);
  let at = 0;
  for (let row = 0; row < region.height_px; row += 1) {
    const y = region.top_in + (row + 0.5) * region.step_y_in;
    for (let column = 0; column < region.width_px; column += 1) {
      const tone = 0.8 + 0.25 * cloudAt(soil, seed, region.left_in + (column + 0.5) * region.step_x_in, y);
      surface.color[3 * at] = backing[0] * tone;
      surface.color[3 * at + 1] = backing[1] * tone;
      surface.color[3 * at + 2] = backing[2] * tone;
      surface.rough[at] = 0.9;
      at += 1;
    }
  }
}

class BladePen {
  private readonly definition: Turf;
  private readonly surface: Surface;
  private readonly region: Region;
  private readonly blades;
  private readonly thatch;
  private readonly napAngle: number;
  private readonly height: Float32Array;
  private readonly tone = { red: 0, green: 0, blue: 0 };

  constructor(definition: Turf, surface: Surface, region: Region) {
    this.definition = definition;
    this.surface = surface;
    this.region = region;
    this.blades = definition.colors.blades.map(linearOf);
    this.thatch = linearOf(definition.colors.thatch);
    this.napAngle = randomStream(definition.seed ^ 0x9a9)() * 2 * Math.PI;
    this.height = surface.height;
  }

  /** A tuft: curled thatch low down, then a bunch of blades leaning apart. */
  tuft(x: number, y: number, random: () => number): void {
    const { pile_in, density, nap, thatch, blade_in } = this.definition;
    const curls = Math.round(thatch * 5);
    for (let index = 0; index < curls; index += 1) {
      const angle = random() * 2 * Math.PI;
      const reach = 0.25 + 0.4 * random();
      this.stroke(
        x + (random() - 0.5) * 0.4,
        y + (random() - 0.5) * 0.4,
        angle,
        (random() - 0.5) * 7,
        reach,
        0.25 * pile_in * (0.4 + random()),
        blade_in * 0.6,
        this.thatch,
        0.75 + 0.5 * random(),
      );
    }
    const blades = Math.round((6 + 12 * density) * Math.min(4.5, Math.max(1, 2 / pile_in)));
    for (let index = 0; index < blades; index += 1) {
      const lean = random();
      const wild = random() * 2 * Math.PI;
      const angle = random() < nap * 0.75 ? this.napAngle + (random() - 0.5) * 1.5 : wild;
      const tall = pile_in * (0.7 + 0.35 * random());
      this.stroke(
        x + (random() - 0.5) * 0.5,
        y + (random() - 0.5) * 0.5,
        angle,
        (random() - 0.5) * 1.6,
        tall * (0.25 + 0.6 * lean),
        tall,
        blade_in * (0.8 + 0.5 * random()),
        this.blades[Math.floor(random() * this.blades.length)]!,
        0.8 + 0.42 * random(),
      );
    }
  }

  /** One fiber seen from above: rises from its root, leans out over `reach`, curls by `curl` radians, narrows. */
  private stroke(
    rootX: number,
    rootY: number,
    angle: number,
    curl: number,
    reach: number,
    tall: number,
    width: number,
    color: readonly [number, number, number],
    tone: number,
  ): void {
    const { region } = this;
    if (!this.mayShow(rootX, rootY, reach + width)) return;
    const perInch = 1 / region.step_x_in;
    const steps = Math.max(3, Math.ceil(reach * perInch * 0.9));
    let x = rootX;
    let y = rootY;
    for (let step = 0; step <= steps; step += 1) {
      const along = step / steps;
      const heading = angle + curl * along;
      x += (Math.cos(heading) * reach) / steps;
      y += (Math.sin(heading) * reach) / steps;
      const rise = tall * (1 - (1 - along) ** 1.8) * (1 - 0.18 * along * along);
      const wide = width * (1 - 0.65 * along * along);
      // Light reaches the upper part of the pile; a blade is paler at its tip.
      const shade = tone * (0.4 + 1.15 * (rise / this.definition.pile_in)) * (0.85 + 0.4 * along);
      this.tone.red = color[0] * shade * (1 + 0.12 * along);
      this.tone.green = color[1] * shade;
      this.tone.blue = color[2] * shade;
      this.dab(x, y, -Math.sin(heading), Math.cos(heading), wide, rise);
    }
  }

  private mayShow(x: number, y: number, reach: number): boolean {
    const { left_in, top_in, step_x_in, step_y_in, width_px, height_px } = this.region;
    return (
      x + reach > left_in &&
      y + reach > top_in &&
      x - reach < left_in + width_px * step_x_in &&
      y - reach < top_in + height_px * step_y_in
    );
  }

  /** A short cross-stroke of the blade: bright along one flank, darker at the fold and on the other. */
  private dab(x: number, y: number, sideX: number, sideY: number, wide: number, rise: number): void {
    const { region, surface } = this;
    const perX = 1 / region.step_x_in;
    const perY = 1 / region.step_y_in;
    const across = Math.max(1, Math.round(wide * perX * 1.2));
    for (let index = 0; index < across; index += 1) {
      const place = across === 1 ? 0 : (index / (across - 1) - 0.5) * wide;
      const column = Math.floor((x + sideX * place - region.left_in) * perX);
      const row = Math.floor((y + sideY * place - region.top_in) * perY);
      if (column < 0 || row < 0 || column >= region.width_px || row >= region.height_px) continue;
      const at = row * region.width_px + column;
      if (this.height[at]! > rise) continue;
      const fromX = region.left_in + (column + 0.5) * region.step_x_in - x;
      const fromY = region.top_in + (row + 0.5) * region.step_y_in - y;
      const side = Math.max(
        -1,
        Math.min(1, ((fromX * sideX + fromY * sideY) / wide) * 2 * Math.sign(-sideX - sideY)),
      );
      const flank = across > 1 ? 1 + 0.26 * side : 1;
      const fine = Math.min(1, (wide * perX) / 0.8);
      surface.color[3 * at]! += (this.tone.red * flank - surface.color[3 * at]!) * fine;
      surface.color[3 * at + 1]! += (this.tone.green * flank - surface.color[3 * at + 1]!) * fine;
      surface.color[3 * at + 2]! += (this.tone.blue * flank - surface.color[3 * at + 2]!) * fine;
      this.height[at] = rise;
      surface.rough[at] = 0.55;
    }
  }
}
