import type { Look } from "../../../domain/materials/look.ts";
import phrases from "../../data/phrases/click-facts.json" with { type: "json" };
import { spanned } from "../measures.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital, millimeters, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Size, SurfaceSeed } from "./surface.types.ts";
import { toneWords } from "./tile-facts.ts";

export interface Click {
  kind: string;
  sizes: readonly Size[];
  /** Of each of its builds. */
  thicknesses_in: readonly number[];
  wear: string;
  wear_use: readonly string[];
  water: readonly string[];
  pad: readonly string[];
  iic: number;
  install: readonly string[];
  texture: readonly string[];
  features: readonly string[];
  rooms: readonly string[];
  floating: boolean;
}

/** Facts about floors that click or glue: laminate and vinyl. */
export function clickFacts(seed: SurfaceSeed, look: Look, click: Click) {
  const { random } = seed;
  const water = random.pick(click.water);
  const pad = random.pick(click.pad);
  const rooms = someOf(click.rooms, random.int(2, 3), random);
  const install = random.pick(click.install);
  return {
    brand: seed.brand.name,
    series: seed.series,
    color: colorName(look),
    words: random.pick(seenIn(look)),
    kind: click.kind,
    kind_cap: capital(click.kind),
    thickness: spanned(click.thicknesses_in, millimeters),
    sizes: listed(click.sizes.map((size) => size.label)),
    widths: `${listed(click.sizes.map((size) => String(size.width_in)))} in.`,
    feature: random.pick(click.features),
    texture: random.pick(click.texture),
    ...oneOfEach(phrases.click_words, random),
    screens: String(random.int(8, 36)),
    partners: someOf(phrases.partners, 2, random),
    tier_word: seed.brand.tier > 1.08 ? "upper" : seed.brand.tier < 0.9 ? "builder" : "middle",
    tone: random.pick(toneWords[look.colorFamily] ?? phrases.click_facts.tone),
    wear: click.wear,
    wear_cap: click.wear,
    wear_use: random.pick(click.wear_use),
    water,
    water_cap: capital(water),
    pad,
    pad_cap: capital(pad),
    iic: String(click.iic),
    rooms,
    rooms_cap: capital(rooms),
    install_cap: capital(install),
    click: click.floating ? random.pick(phrases.click_facts.click) : undefined,
    click_short: click.floating ? random.pick(phrases.click_facts.click_short) : undefined,
  };
}
