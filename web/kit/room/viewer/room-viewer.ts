import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { PhotoView } from "../scene/photo-frame.ts";
import { subjectOf } from "../scene/photo-views.ts";
import type { Vec2 } from "../scene/scene.types.ts";
import { Cameras } from "./cameras.ts";
import { exportModel, type ModelFormat } from "./export-model.ts";
import { FrameLoop } from "./frame-loop.ts";
import { Highlights } from "./highlights.ts";
import { RoomLight } from "./light/room-light.ts";
import { levelAt, pickAt } from "./pick.ts";
import { RoomContents } from "./room-contents.ts";
import { RoomPicture } from "./room-picture.ts";
import type {
  CameraChoice,
  LightSetting,
  Picked,
  Preview,
  Products,
  RoomStats,
  RoomView,
  RoomViewOptions,
} from "./room-view.types.ts";
import { Settling } from "./settling.ts";
import { Sharpness } from "./sharpness.ts";
import { openStage, type Stage } from "./stage.ts";
import { watchCanvas } from "./watch-canvas.ts";

/** One open room: its parts, and what a change of one means for the others. `openRoomView` opens it. */
export class RoomViewer implements RoomView {
  readonly #stage: Stage;
  readonly #contents: RoomContents;
  readonly #light: RoomLight;
  readonly #marks: Highlights;
  readonly #cameras: Cameras;
  readonly #picture: RoomPicture;
  readonly #sharpness: Sharpness;
  readonly #loop = new FrameLoop((seconds) => this.#show(seconds));
  readonly #settling = new Settling(() => this.#isBusy);
  readonly #onFrame: RoomViewOptions["onFrame"];
  readonly #unwatch: () => void;

  constructor(canvas: HTMLCanvasElement, options: RoomViewOptions) {
    this.#onFrame = options.onFrame;
    this.#stage = openStage(canvas, options.quality);
    this.#contents = new RoomContents(this.#stage, options, {
      onMaps: () => this.#takeMaps(),
      onModel: () => this.#build(true),
    });
    this.#light = new RoomLight(this.#stage, this.#contents, options.light, () => this.#takeLight());
    this.#marks = new Highlights(this.#stage.scene, this.#contents);
    this.#cameras = new Cameras(canvas, this.#contents.room, () => this.#invalidate());
    this.#picture = new RoomPicture(this.#stage, this.#contents, this.#light, this.#marks, this.#cameras);
    this.#sharpness = new Sharpness(
      this.#stage,
      this.#picture.frame,
      () => this.#isBusy,
      () => this.#draw(),
    );
    this.#unwatch = watchCanvas(canvas, {
      onResize: () => this.#resize(),
      onRestore: () => {
        this.#light.restore();
        this.#invalidate();
      },
    });
    this.#build();
    this.#cameras.choose({ kind: "orbit" });
    this.#resize();
  }

  update(design: RoomDesign, products: Products): void {
    this.#contents.design(design, products);
    this.#build();
  }

  preview(change: Preview | null): void {
    if (this.#contents.preview(change)) this.#build();
  }

  #build(hasNewModel = false): void {
    const hasNewShapes = this.#contents.build(hasNewModel);
    this.#cameras.follow(this.#contents.room);
    if (hasNewShapes) this.#light.change();
    this.#mark();
    this.#invalidate();
  }

  #takeMaps(): void {
    if (!this.#contents.materials.busy) this.#light.outdateReflections();
    this.#arrive();
  }

  #takeLight(): void {
    this.#mark();
    this.#arrive();
  }

  #arrive(): void {
    this.#sharpness.arrive();
    this.#settling.check();
  }

  highlight(ids: readonly string[]): void {
    this.#marks.choose(ids);
    this.#mark();
    this.#invalidate();
  }

  /** Marks are as bright as the exposure asks for, so they follow the light, too. */
  #mark(): void {
    this.#marks.show(1 / this.#light.exposure);
  }

  setCamera(choice: CameraChoice): void {
    this.#cameras.choose(choice);
    this.#invalidate();
  }

  views(): readonly PhotoView[] {
    return this.#cameras.views;
  }

  subjectOf(view: PhotoView): string | null {
    return subjectOf(this.#contents.room, view);
  }

  eye(): PhotoView | null {
    return this.#cameras.eye;
  }

  setLight(light: Partial<LightSetting>): void {
    this.#light.set(light);
    this.#invalidate();
  }

  holdLight(isHeld: boolean): void {
    this.#light.hold(isHeld);
  }

  #resize(): void {
    this.#cameras.reshape(this.#sharpness.fit());
    this.#invalidate();
  }

  /** The picture has changed. */
  #invalidate(): void {
    this.#sharpness.change();
    this.#draw();
  }

  #draw(): void {
    if (!this.#stage.setting.stills) this.#loop.ask();
  }

  #show(seconds: number): void {
    if (this.#cameras.step(seconds)) this.#invalidate();
    if (this.#stage.renderer.getContext().isContextLost()) return;
    if (this.#light.fade()) this.#invalidate();
    this.#sharpness.fit();
    this.#picture.show();
    this.#onFrame?.(this.stats());
  }

  pick(x: number, y: number): Picked | null {
    const { camera, wallsBehind } = this.#cameras;
    const { parts, items } = this.#contents;
    return pickAt(camera, ...this.#cameras.place(x, y), parts, items, wallsBehind);
  }

  planPoint(x: number, y: number, height_in = 0): Vec2 | null {
    return levelAt(this.#cameras.camera, ...this.#cameras.place(x, y), height_in);
  }

  toCanvas(at_in: Vec2, height_in: number): { x: number; y: number } | null {
    return this.#cameras.toCanvas(at_in, height_in);
  }

  async snapshot(width: number, height: number): Promise<Blob> {
    this.#light.fade();
    try {
      return await this.#picture.take(width, height);
    } finally {
      this.#resize();
    }
  }

  exportModel(format: ModelFormat, item?: string): Promise<Uint8Array<ArrayBuffer>> {
    return exportModel(this.#contents, format, item);
  }

  stats(): RoomStats {
    const { geometries, textures } = this.#stage.renderer.info.memory;
    return {
      ...this.#picture.counts,
      geometries,
      textures,
      texture_bytes: this.#contents.bytes + this.#light.bytes,
      busy: this.#isBusy,
    };
  }

  get #isBusy(): boolean {
    return this.#contents.isBusy || this.#light.isBusy;
  }

  settled(): Promise<void> {
    return this.#settling.wait();
  }

  dispose(): void {
    this.#unwatch();
    this.#loop.dispose();
    this.#sharpness.dispose();
    this.#cameras.dispose();
    this.#marks.dispose();
    this.#contents.dispose();
    this.#light.dispose();
    this.#picture.dispose();
    this.#stage.shading.dispose();
    this.#stage.renderer.dispose();
    this.#settling.finish();
  }
}
