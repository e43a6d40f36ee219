/** A part of a picture in its own pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part that shares of a picture in percent come to, as whole pixels inside it. */
export function partOf(percent: Part, { width, height }: { width: number; height: number }): Part {
  const x = Math.min(width - 1, Math.max(0, Math.round((percent.x / 100) * width)));
  const y = Math.min(height - 1, Math.max(0, Math.round((percent.y / 100) * height)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((percent.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((percent.height / 100) * height))),
  };
}

/** Without the pixel by which rounding made one side longer. */
export const squareOf = ({ x, y, width, height }: Part): Part => {
  const side = Math.min(width, height);
  return { x, y, width: side, height: side };
};

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** The color of a picture's border, which goes on around it: the middle of its four corners. */
export function borderColor({ data, width, height }: Pick<ImageData, "data" | "width" | "height">): Color {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => [
    ...data.subarray(at * 4, at * 4 + 4),
  ]);
  const middle = (channel: number) => {
    const values = corners.map((corner) => corner[channel] ?? 0).sort((a, b) => a - b);
    return Math.round(((values[1] ?? 0) + (values[2] ?? 0)) / 2);
  };
  return [middle(0), middle(1), middle(2), middle(3)];
}

const mostFile_bytes = 3.9 * 1024 * 1024;

/** A part of a picture as a file of its own, in its own pixels. */
export function croppedFile(image: HTMLImageElement, part: Part, name: string): Promise<File> {
  const { canvas, context } = drawing(part.width, part.height);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height);
  return fileOf(canvas, name);
}

/** A whole picture in the middle of a square, with its background going on around it. */
export function squareFile(image: HTMLImageElement, name: string): Promise<File> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const side = Math.max(width, height);
  const sample = drawing(width, height).context;
  sample.drawImage(image, 0, 0);
  const [red, green, blue, alpha] = borderColor(sample.getImageData(0, 0, width, height));
  const { canvas, context } = drawing(side, side);
  context.fillStyle = `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
  context.fillRect(0, 0, side, side);
  context.drawImage(image, (side - width) / 2, (side - height) / 2);
  return fileOf(canvas, name);
}

function drawing(width: number, height: number) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Your browser can't edit pictures.");
  return { canvas, context };
}

/** PNG keeps what is transparent; what is too large for that becomes a photograph's format. */
async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blobOf = (type: string, quality?: number) =>
    new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  const whole = await blobOf("image/png");
  const blob = whole && whole.size <= mostFile_bytes ? whole : await blobOf("image/jpeg", 0.92);
  if (!blob) throw new Error("Your browser couldn't save the picture.");
  return new File([blob], `${name}.${blob.type === "image/png" ? "png" : "jpg"}`, { type: blob.type });
}
