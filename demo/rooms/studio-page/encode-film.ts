import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from "mediabunny";

export interface FilmJob {
  /** Frames of each scene, as the numbers under which `/frame/` answers them. */
  scenes: number[][];
  /** Frames in which one scene gives way to the next, and the last to the beginning. */
  fade: number;
  fps: number;
  width: number;
  height: number;
  format: "webm" | "mp4";
  bitrate: number;
}

/** One picture of the film: a frame, and the one that comes in over it. */
interface Shot {
  frame: number;
  over: number | null;
  share: number;
}

/** The scenes one after another; the film ends on its first frame, so that it runs on without a jump. */
export function shotsOf({ scenes, fade }: Pick<FilmJob, "scenes" | "fade">): Shot[] {
  const shots: Shot[] = [];
  for (const [index, scene] of scenes.entries()) {
    const next = scenes[index + 1];
    const first = scenes[0]![0]!;
    // what was shown over the scene before is behind it now
    for (let at = index === 0 ? 0 : fade; at < scene.length; at++) {
      const into = at - (scene.length - fade);
      const over = into < 0 ? null : next ? next[into]! : first;
      shots.push({ frame: scene[at]!, over, share: into < 0 ? 0 : (into + 1) / (fade + 1) });
    }
  }
  return shots;
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
  for (const [at, { frame, over, share }] of shotsOf(job).entries()) {
    context.globalAlpha = 1;
    context.drawImage(await pictureOf(frame), 0, 0);
    if (over !== null) {
      context.globalAlpha = share;
      context.drawImage(await pictureOf(over), 0, 0);
    }
    await source.add(at / job.fps, 1 / job.fps);
  }
  await output.finalize();
  await fetch("/picture", { method: "POST", body: new Blob([target.buffer!]) });
}

async function pictureOf(frame: number): Promise<ImageBitmap> {
  const response = await fetch(`/frame/${frame}`);
  return createImageBitmap(await response.blob());
}
