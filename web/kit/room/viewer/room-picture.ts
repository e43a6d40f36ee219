import { Color } from "three";
import type { Cameras } from "./cameras.ts";
import { Frame } from "./frame.ts";
import type { Highlights } from "./highlights.ts";
import type { RoomLight } from "./light/room-light.ts";
import type { RoomContents } from "./room-contents.ts";
import type { Stage } from "./stage.ts";
import { takeStill } from "./take-still.ts";

/** Light that develops into nearly white paper. */
const paper = 4.2;

/** Takes pictures of the room from the present camera: onto the canvas, or as a still of any size. */
export class RoomPicture {
  readonly frame: Frame;
  readonly #stage: Stage;
  readonly #contents: RoomContents;
  readonly #light: RoomLight;
  readonly #marks: Highlights;
  readonly #cameras: Cameras;
  #counts = { draw_calls: 0, triangles: 0 };

  constructor(stage: Stage, contents: RoomContents, light: RoomLight, marks: Highlights, cameras: Cameras) {
    this.#stage = stage;
    this.#contents = contents;
    this.#light = light;
    this.#marks = marks;
    this.#cameras = cameras;
    this.frame = new Frame(8, 8, stage.setting.samples);
  }

  /** What the last picture on the canvas took. */
  get counts(): { draw_calls: number; triangles: number } {
    return this.#counts;
  }

  /** Draws onto the canvas. */
  show(): void {
    const { renderer, scene, setting } = this.#stage;
    const { camera } = this.#cameras;
    this.#reflect();
    renderer.info.reset();
    this.#contents.mirrors.take(renderer, camera);
    this.#setGround();
    renderer.setRenderTarget(this.frame.target);
    renderer.render(scene, camera);
    this.#light.showOutside(true);
    this.frame.show(renderer, null, this.#light, camera, setting.occlude);
    const { calls, triangles } = renderer.info.render;
    this.#counts = { draw_calls: calls, triangles };
  }

  /** A PNG of that size in pixels, without marks. It leaves the camera in the still's shape. */
  async take(width: number, height: number): Promise<Blob> {
    this.#reflect();
    this.#marks.visible = false;
    this.#setGround();
    try {
      return await takeStill(
        this.#stage,
        { cameras: this.#cameras, mirrors: this.#contents.mirrors, light: this.#light },
        width,
        height,
      );
    } finally {
      this.#marks.visible = true;
      this.#light.showOutside(true);
    }
  }

  #reflect(): void {
    this.#light.reflect((draw) => {
      this.#contents.leaveOut(new Set());
      this.#marks.visible = false;
      draw();
      this.#marks.visible = true;
    });
  }

  /** Paper behind a room that is looked at from outside. */
  #setGround(): void {
    const { exposure, balance } = this.#light;
    this.#light.showOutside(this.#cameras.seesOutside);
    this.#cameras.sortLayers();
    this.#contents.leaveOut(this.#cameras.wallsBehind);
    const level = paper / exposure;
    const [r, g, b] = balance.toArray();
    this.#stage.renderer.setClearColor(new Color(level / r, level / g, level / b), 1);
  }

  dispose(): void {
    this.frame.dispose();
  }
}
