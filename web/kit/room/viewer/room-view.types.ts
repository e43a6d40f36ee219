import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { PhotoView } from "../scene/photo-frame.ts";
import type { Vec2, Vec3 } from "../scene/scene.types.ts";
import type { ModelFormat } from "./export-model.ts";
import type { MapStore } from "./surfaces/map-drawer.ts";

export type Products = ReadonlyMap<string, RoomProduct>;

/**
 * `plain`: no graphics card; `low`: phones and weak machines; `photo`: stills, with more rays and larger maps; `print`:
 * a still that fills a screen, with light that takes minutes.
 */
export type Quality = "plain" | "low" | "high" | "photo" | "print";

export type LightSetting = {
  /** Solar time, 0 to 24. */
  hour: number;
  /** After dusk: only lamps and a last light in the sky. */
  evening: boolean;
  /** Whether fixtures are switched on; they are by day, too, unless said otherwise. */
  lamps?: boolean;
};

export type CameraChoice =
  | { kind: "orbit"; from?: Vec3; look?: Vec3 }
  | { kind: "walk"; at?: Vec2; toward?: Vec2 }
  | { kind: "plan" }
  /** `smooth`: the camera goes there, unless the person wants no motion. */
  | { kind: "photo"; view: number | PhotoView; smooth?: boolean };

export type Picked = {
  kind: "surface" | "item" | "opening";
  /** A surface's id (`floor`, `wall:w1`, …), an item's id, or an opening's. */
  id: string;
  /** Where on the plan, inches, and how high. */
  at_in: Vec2;
  height_in: number;
};

/** A change that is shown but not kept, as while hovering over products. */
export type Preview =
  | { opening: string; sku: string }
  | {
      surface: string;
      sku: string | null;
      pattern?: RoomDesign["surfaces"][number]["pattern"];
      rotation_deg?: number;
      grout_color?: string;
      grout_width_in?: number;
    }
  | {
      item: string;
      sku?: string | null;
      finish?: string;
      at_in?: Vec2;
      rotation_deg?: number;
      hardware_sku?: string | null;
    };

export type RoomStats = {
  draw_calls: number;
  triangles: number;
  texture_bytes: number;
  /** What the graphics card holds: must not grow while a room is changed. */
  geometries: number;
  textures: number;
  /** Maps still being drawn or light still on its way. */
  busy: boolean;
};

export type RoomViewOptions = {
  design: RoomDesign;
  products: Products;
  /** By default, the best that the machine can do. */
  quality?: Quality;
  light?: LightSetting;
  /** Keeps drawn material maps between visits. */
  maps?: MapStore;
  /** Called after each picture that is shown, with whether more is on its way. */
  onFrame?: (stats: RoomStats) => void;
};

export type RoomView = {
  /** Shows another state of the room; only what changed is rebuilt. */
  update(design: RoomDesign, products: Products): void;
  /** Shows a change on top of the design, or with null the design itself again. */
  preview(change: Preview | null): void;
  /** Marks surfaces and items (ids as `pick` gives them). */
  highlight(ids: readonly string[]): void;
  setCamera(choice: CameraChoice): void;
  /** The views a photographer would take, the best first; their place in the list is the number of a photo camera. */
  views(): readonly PhotoView[];
  /** The kind of the thing that a view shows most of. */
  subjectOf(view: PhotoView): string | null;
  /** The present camera, to come back to; null from straight above. */
  eye(): PhotoView | null;
  setLight(light: Partial<LightSetting>): void;
  /** While held, the light stays as it is baked, whatever changes: pictures of one room then differ only in that. */
  holdLight(isHeld: boolean): void;
  /** What lies under a point of the canvas (CSS pixels from its upper left corner). */
  pick(x: number, y: number): Picked | null;
  /** Where the ray through a point of the canvas meets the level `height_in`, on the plan; null when it does not. */
  planPoint(x: number, y: number, height_in?: number): Vec2 | null;
  /** Where a place in the room is on the canvas (CSS pixels); null behind the camera. */
  toCanvas(at_in: Vec2, height_in: number): { x: number; y: number } | null;
  /** A picture from the present camera. */
  snapshot(width: number, height: number): Promise<Blob>;
  /** The room, or one of its items alone, as a model of true size. */
  exportModel(format: ModelFormat, item?: string): Promise<Uint8Array<ArrayBuffer>>;
  stats(): RoomStats;
  /** Resolves when all maps are drawn and the light is converged. */
  settled(): Promise<void>;
  dispose(): void;
};
