import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { type HandleShape, handle } from "../parts/handles.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { box, rod, tube, turned } from "../parts/solids.ts";
import { bridgeFaucet } from "./bridge.ts";
import { foot } from "./foot.ts";
import { lavSpout } from "./lav-spouts.ts";
import { aerator, deckPlate, type Trim } from "./pieces.ts";
import { topHandle } from "./top-handles.ts";

export function lavatoryFaucet(params: ItemParams, trim: Trim): Group {
  const mount = text(params, "mount");
  if (mount === "bridge") return bridgeFaucet(params, trim);
  if (mount === "wall") return wallLavatory(params, trim);
  if (mount === "widespread" || mount === "centerset") return threePiece(params, trim, mount === "centerset");
  return single(params, trim);
}

function single(params: ItemParams, trim: Trim): Group {
  const group = new Group();
  const kind = text(params, "handle");
  const lift = flag(params, "plate") ? deckPlate(group, trim, params.width_in, 2.1) : 0;
  const faucet = new Group();
  faucet.position.y = lift;
  group.add(faucet);
  const over = kind.startsWith("top") ? 1.0 : 0;
  const tall = text(params, "mount") === "vessel" && text(params, "spout") !== "pump";
  const height = params.height_in - lift;
  const short = tall ? 6.2 : height;
  const spout = new Group();
  const back = text(params, "spout") === "block" ? 0.85 : 1.0;
  const body = lavSpout(
    spout,
    trim,
    text(params, "spout"),
    tall ? "none" : text(params, "base"),
    short - over * 0.1,
    params.depth_in - back,
  );
  if (tall) {
    const rise = height - short;
    spout.position.y = rise;
    const squareBody = text(params, "base") === "square";
    const from = foot(faucet, trim, text(params, "base"), squareBody ? 0.72 : 0.86);
    const r = text(params, "spout") === "arc" ? 0.86 : body.r;
    if (squareBody)
      put(faucet, box(1.7, rise + 0.6 - from, 1.7, 0.06, 2), trim.metal, { y: (from + rise + 0.6) / 2 });
    else put(faucet, rod(r, rise + 0.5 - from, 0.04), trim.metal, { y: from });
  }
  faucet.add(spout);
  topHandle(spout, trim, kind, body);
  return group;
}

const scaleOf: Record<string, number> = {
  cross: 0.86,
  lever: 0.86,
  porcelain: 0.84,
  wheel: 0.86,
  stick: 0.8,
  knob: 0.85,
  fluted: 0.6,
};

function threePiece(params: ItemParams, trim: Trim, centerset: boolean): Group {
  const group = new Group();
  const shape = text(params, "handle") as HandleShape;
  const spread = centerset ? 2 : number(params, "spread", 8) / 2;
  let lift = 0;
  if (centerset) {
    lift = 0.62;
    put(group, box(6.1, 0.06, 2.2, 0.02), trim.gap, { y: 0.03 });
    put(group, box(6.1, 0.6, 2.2, 0.28, 4), trim.metal, { y: 0.34 });
  }
  const base = text(params, "base");
  const middle = new Group();
  middle.position.y = lift;
  lavSpout(
    middle,
    trim,
    text(params, "spout"),
    centerset ? "none" : base,
    params.height_in - lift,
    params.depth_in - 1.1,
  );
  group.add(middle);
  for (const side of [-1, 1]) {
    const post = new Group();
    post.position.set(side * spread, lift, 0);
    const y = centerset ? 0.1 : foot(post, trim, base, base === "fluted" ? 0.5 : 0.56);
    const scale = (scaleOf[shape] ?? 0.85) * (spread < 4 ? 0.82 : 1);
    put(post, handle(shape, trim.metal, scale), null, {
      y: y - 0.05,
      ry: side > 0 ? (shape === "cross" ? 10 : 14) : 166,
    });
    group.add(post);
  }
  return group;
}

/** Hung on the plane z = 0: a plate or three roses, a long spout. */
function wallLavatory(params: ItemParams, trim: Trim): Group {
  const group = new Group();
  const base = text(params, "base");
  const shape = text(params, "handle") as HandleShape;
  const reach = params.depth_in;
  const spoutX = base === "plate" ? -1.6 : 0;
  if (base === "plate") put(group, box(params.width_in, 3.2, 0.3, 0.06, 2), trim.metal, { z: 0.15 });
  else rose(group, trim, base, 0);
  if (text(params, "spout") === "block") {
    put(group, box(1.7, 0.8, reach - 0.1, 0.06, 2), trim.metal, { x: spoutX, z: reach / 2 });
    put(group, box(0.9, 0.06, 0.6, 0.02), trim.gap, { x: spoutX, y: -0.4, z: reach - 0.6 });
  } else if (text(params, "spout") === "curve") {
    const path = bentPath(
      [
        [0, 0, 0.2],
        [0, 0.4, reach * 0.5],
        [0, 0.1, reach - 0.6],
        [0, -1.0, reach - 0.45],
      ],
      1.6,
      10,
    );
    put(
      group,
      tube(path, 0.5, 24, (t) => 1.1 - 0.2 * t),
      trim.metal,
    );
    aerator(group, trim, 0.46, path[path.length - 1]!);
  } else {
    const path = bentPath(
      [
        [spoutX, 0, 0.2],
        [spoutX, 0, reach - 0.5],
        [spoutX, -1.1, reach - 0.5],
      ],
      0.75,
      9,
    );
    put(group, tube(path, 0.46, 24), trim.metal);
    put(group, rod(0.34, 0.05, 0.01, 20), trim.gap, { x: spoutX, y: -1.13, z: reach - 0.5 });
  }
  const places = base === "plate" ? [2.2] : [-4, 4];
  for (const x of places) {
    if (base !== "plate") rose(group, trim, base, x);
    const grip = handle(shape, trim.metal, 0.9);
    const turned90 = new Group();
    put(turned90, grip, null, { ry: shape === "cross" ? 8 : x > 0 ? 0 : 180 });
    put(group, turned90, null, { x, z: base === "plate" ? 0.3 : 0.5, rx: 90 });
  }
  return group;
}

function rose(group: Group, trim: Trim, base: string, x: number): void {
  if (base === "square") put(group, box(2.2, 2.2, 0.34, 0.06, 2), trim.metal, { x, z: 0.17 });
  else
    put(
      group,
      turned(
        [
          [0, 0],
          [1.25, 0],
          [1.22, 0.14],
          [0.86, 0.36],
          [0.6, 0.62],
          [0, 0.62],
        ],
        0.08,
      ),
      trim.metal,
      { x, rx: 90 },
    );
}
