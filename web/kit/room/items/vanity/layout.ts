import type { Face } from "../parts/fronts.ts";

/** 3 mm between doors and drawers. */
const GAP = 0.125;

type Area = { x0: number; x1: number; y0: number; y1: number };

function stack(area: Area, shares: readonly number[], out: Face[]): void {
  const whole = shares.reduce((a, b) => a + b, 0);
  let top = area.y1;
  for (const share of shares) {
    const height = ((area.y1 - area.y0) * share) / whole;
    out.push({
      x: (area.x0 + area.x1) / 2,
      y: top - height / 2,
      width: area.x1 - area.x0 - GAP,
      height: height - GAP,
      drawer: true,
    });
    top -= height;
  }
}

function doorPair(area: Area, out: Face[]): void {
  const middle = (area.x0 + area.x1) / 2;
  const y = (area.y0 + area.y1) / 2;
  const width = (area.x1 - area.x0) / 2 - GAP;
  const height = area.y1 - area.y0 - GAP;
  out.push({ x: middle - width / 2 - GAP / 2, y, width, height, drawer: false, hinge: "left" });
  out.push({ x: middle + width / 2 + GAP / 2, y, width, height, drawer: false, hinge: "right" });
}

function doorsUnderTilt(area: Area, out: Face[]): void {
  const split = area.y1 - Math.min(6, (area.y1 - area.y0) * 0.24);
  stack({ ...area, y0: split }, [1], out);
  doorPair({ ...area, y1: split }, out);
}

/** Divides the cabinet's front into doors and drawers. */
export function frontsFor(layout: string, area: Area): Face[] {
  const out: Face[] = [];
  const w = area.x1 - area.x0;
  const tall = area.y1 - area.y0 > 20;
  switch (layout) {
    case "door": {
      const width = w - GAP;
      out.push({
        x: 0,
        y: (area.y0 + area.y1) / 2,
        width,
        height: area.y1 - area.y0 - GAP,
        drawer: false,
        hinge: "left",
      });
      break;
    }
    case "doors":
      doorPair(area, out);
      break;
    case "door-drawers":
      doorPair({ ...area, x1: area.x0 + w * 0.62 }, out);
      stack({ ...area, x0: area.x0 + w * 0.62 }, [1, 1.25, 1.25], out);
      break;
    case "doors-side-drawers": {
      const side = w * (w > 40 ? 0.25 : 0.27);
      stack({ ...area, x1: area.x0 + side }, [1, 1.25, 1.25], out);
      doorsUnderTilt({ ...area, x0: area.x0 + side, x1: area.x1 - side }, out);
      stack({ ...area, x0: area.x1 - side }, [1, 1.25, 1.25], out);
      break;
    }
    case "double": {
      const side = w * 0.385;
      doorsUnderTilt({ ...area, x1: area.x0 + side }, out);
      stack({ ...area, x0: area.x0 + side, x1: area.x1 - side }, tall ? [1, 1, 1, 1] : [1, 1, 1], out);
      doorsUnderTilt({ ...area, x0: area.x1 - side }, out);
      break;
    }
    case "drawers":
      stack(area, w < 26 ? [1, 1] : [1, 1.15], out);
      break;
    case "drawers-wide":
      for (const half of [0, 1]) {
        stack(
          { ...area, x0: area.x0 + (w / 2) * half, x1: area.x0 + (w / 2) * (half + 1) },
          tall ? [1, 1.2, 1.2] : [1, 1.15],
          out,
        );
      }
      break;
    default: {
      const count = w > 50 ? 3 : w > 33 ? 2 : 1;
      for (let i = 0; i < count; i++)
        stack({ ...area, x0: area.x0 + (w / count) * i, x1: area.x0 + (w / count) * (i + 1) }, [1], out);
    }
  }
  return out;
}
