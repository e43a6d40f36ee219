import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Cents } from "../money/money.ts";
import type { Finding } from "../room/rules/finding.types.ts";
import type { Brief } from "./brief/brief.types.ts";

/** One complete design of a room. */
export interface DesignedRoom {
  title: string;
  /** Of its layout. */
  arrangement: string;
  /** Id of the palette. */
  style: string;
  style_name: string;
  /** Which of the style's looks, so that a change keeps it. */
  turn: number;
  /** How hard prices were looked at; see `Kept`. */
  thrift: Thrift;
  /** Its `SketchPlan`, less what the design holds: the same id chooses the same products again. */
  plan: { id: string; tags: readonly string[] };
  design: RoomDesign;
  price_cents: Cents;
  /** Only `should` findings. */
  findings: readonly Finding[];
  reasons: readonly string[];
  unmet: readonly string[];
}

/** A step of designing; what the person who waits is told. */
export interface DesignStep {
  stage: "placing" | "choosing" | "counting" | "checking";
  /** 0 to 1. */
  progress: number;
  /** "Trying 48 ways to arrange the fixtures" */
  doing: string;
}

/** Lengths of a room. Inches. */
export interface NearestRoom {
  width_in: number;
  depth_in: number;
}

/** What the designer came to. */
export interface DesignOutcome {
  /** The one closest to the brief first. */
  rooms: readonly DesignedRoom[];
  /** Why there is no room at all, and what would help; null if there is one. */
  problem: string | null;
  /** If the room is too small: the room with the least extra floor that fits. */
  nearest?: NearestRoom | null;
}

/** A design that is being changed: its brief, and what to keep of it. */
export interface Kept {
  brief: Brief;
  arrangement: string;
  style: string;
  turn: number;
  /** Where to begin: one step up finds products that cost less, one step down finer ones. */
  thrift: Thrift;
  price_cents: Cents;
  /** The room itself: what a change does not mention stays as it is there. */
  design?: RoomDesign;
  /** What stays whatever the change says. */
  pins?: readonly Pin[];
}

/** A line of a design that stays: a product at a kind of place; of cabinets their line, door and finish. */
export interface Pin {
  /** As `DesignLine.what`. */
  what: string;
  sku: string;
  /** Of cabinets, as `cabinetLook`. */
  look?: string;
}

/** How hard prices are looked at: -2 luxury, 0 not at all, 4 nothing but price. */
export type Thrift = -2 | -1 | 0 | 1 | 2 | 3 | 4;
