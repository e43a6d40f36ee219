import type {
  OwnTexture,
  SentTexture,
  TextureFinish,
  TexturePattern,
  TextureSent,
  TextureShows,
} from "../../../../../contract/catalog/textures.ts";
import { leastRepeat_in, mostRepeat_in } from "../../../../../contract/catalog/textures.ts";
import type { Texture } from "../../../../../domain/room/textures/texture-material.ts";

/** A texture as it is being written: numbers as they are typed, in inches. */
export interface TextureDraft extends SentTexture {
  repeat_width: string;
  repeat_height: string;
  shows: TextureShows;
  pattern: TexturePattern;
  has_grout: boolean;
  grout_width: string;
  grout_color: string;
  finish: TextureFinish;
  is_mirrored: boolean;
}

export const textureDraft = ({
  repeat_width_in,
  repeat_height_in,
  grout,
  ...rest
}: OwnTexture): TextureDraft => ({
  ...rest,
  repeat_width: String(repeat_width_in),
  repeat_height: String(repeat_height_in),
  has_grout: grout !== null,
  grout_width: String(grout?.width_in ?? usualGrout.width_in),
  grout_color: grout?.color ?? usualGrout.color,
});

const usualGrout = { width_in: 0.125, color: "#b9b5ad" };

/** A picture that has just been sent; its size is asked for, all else stays as it was or begins as is usual. */
export const newTexture = (sent: SentTexture, before: TextureDraft | null): TextureDraft => ({
  repeat_width: "",
  repeat_height: "",
  shows: "face",
  pattern: "straight",
  has_grout: true,
  grout_width: String(usualGrout.width_in),
  grout_color: usualGrout.color,
  finish: "matte",
  is_mirrored: false,
  ...before,
  ...sent,
});

/** What is sent of a texture; `number` reads what was typed into a field. */
export function textureSent(
  draft: TextureDraft,
  number: (text: string, field: string) => number,
): TextureSent {
  const { key, shows, pattern, finish, is_mirrored, has_grout, grout_color } = draft;
  const isLaid = shows === "laid" || pattern === "slab";
  return {
    key,
    shows,
    pattern,
    finish,
    is_mirrored,
    repeat_width_in: number(draft.repeat_width, "texture.repeat_width_in"),
    repeat_height_in: number(draft.repeat_height, "texture.repeat_height_in"),
    grout:
      has_grout && !isLaid
        ? { width_in: number(draft.grout_width, "texture.grout.width_in"), color: grout_color }
        : null,
  };
}

const inchesOf = (text: string): number | null => {
  const inches = Number(text.trim());
  return text.trim() !== "" && inches >= leastRepeat_in && inches <= mostRepeat_in ? inches : null;
};

/** The texture as a room shows it; null as long as its size is missing. */
export function shownTexture(draft: TextureDraft): Texture | null {
  const [width, height] = [inchesOf(draft.repeat_width), inchesOf(draft.repeat_height)];
  if (width === null || height === null) return null;
  const { key: _, ...sent } = textureSent(draft, (text) => Number(text) || 0);
  const grout = sent.grout && sent.grout.width_in > 0 ? sent.grout : null;
  return {
    ...sent,
    grout,
    repeat_width_in: width,
    repeat_height_in: height,
    url: draft.url,
    color: draft.color,
  };
}

/** The other side of the repeat where the picture is not stretched, to hundredths of an inch; empty without a number. */
export function sideByProportion(typed: string, [own_px, other_px]: readonly [number, number]): string {
  const inches = inchesOf(typed);
  return inches === null || own_px === 0 ? "" : String(Math.round((inches * other_px * 100) / own_px) / 100);
}
