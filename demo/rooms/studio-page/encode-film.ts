import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from "mediabunny";

export interface FilmJob {
  /** How many frames `/frame/` answers, from 0. Scenes follow one another with a cut. */
  frames: number;
  fps: number;
  width: number;
  height: number;
  format: "webm" | "mp4";
  bitrate: number;
}

/** Puts the frames together, encodes them and posts the film as it would be written to a file. */
export async function encodeFilm(job: FilmJob): Promise<void> {
  const canvas = new OffscreenCanvas(job.width, job.height);
  const context = canvas.getContext("2d", { alpha: false })!;
  const target = new BufferTarget();
  const format =
    job.format === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, {
    codec: job.format === "mp4" ? "avc" : "vp9",
    bitrate: job.bitrate,
    keyFrameInterval: 10,
    latencyMode: "quality",
  });
  output.addVideoTrack(source, { frameRate: job.fps });
  await output.start();
  for (let at = 0; at < job.frames; at++) {
    context.drawImage(await pictureOf(at), 0, 0);
    await source.add(at / job.fps, 1 / job.fps);
  }
  await output.finalize();
  await fetch("/picture", { method: "POST", body: new Blob([target.buffer!]) });
}

async function pictureOf(frame: number): Promise<ImageBitmap> {
  const response = await fetch(`/frame/${frame}`);
  return createImageBitmap(await response.blob());
}
