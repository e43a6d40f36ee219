/** A picture's position in its stage: its scale relative to fitting whole, and its center's offset. */
export interface Zoom {
  scale: number;
  x_px: number;
  y_px: number;
}

export interface Point {
  x_px: number;
  y_px: number;
}

/** The stage, and the size of the picture when it fits whole. */
export interface Sizes {
  stage: { width_px: number; height_px: number };
  picture: { width_px: number; height_px: number };
}

export const whole: Zoom = { scale: 1, x_px: 0, y_px: 0 };
export const largest = 6;

/** Scales by a factor so that the point under `point`, from the stage's center, stays in place. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, sizes: Sizes): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), largest);
  const grown = scale / zoom.scale;
  const x_px = point.x_px - (point.x_px - zoom.x_px) * grown;
  const y_px = point.y_px - (point.y_px - zoom.y_px) * grown;
  return withinStage({ scale, x_px, y_px }, sizes);
}

export function moveBy(zoom: Zoom, by: Point, sizes: Sizes): Zoom {
  return withinStage({ ...zoom, x_px: zoom.x_px + by.x_px, y_px: zoom.y_px + by.y_px }, sizes);
}

/** No edge of the picture moves further in than it would be unzoomed. */
function withinStage({ scale, x_px, y_px }: Zoom, { stage, picture }: Sizes): Zoom {
  const most_x = Math.max(0, (picture.width_px * scale - stage.width_px) / 2);
  const most_y = Math.max(0, (picture.height_px * scale - stage.height_px) / 2);
  return { scale, x_px: between(x_px, most_x), y_px: between(y_px, most_y) };
}

/** `+ 0`, because -0 is still 0. */
const between = (value: number, most: number) => Math.min(Math.max(value, -most), most) + 0;
