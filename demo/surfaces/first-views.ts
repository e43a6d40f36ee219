import { PicturePacks } from "../picture-packs.ts";

/** The first picture of each surface as lists show it, by media key. */
export const firstViews = new PicturePacks("surfaces");

/** What a list asks for on a screen with two device pixels per pixel. */
export const firstView_px = 640;
