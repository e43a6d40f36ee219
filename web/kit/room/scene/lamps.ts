import type { RoomDesign, RoomItem, RoomProduct } from "../../../../contract/design/room-design.ts";
import { elevationOf } from "../../../../domain/room/geometry/elevation.ts";
import type { Products } from "./cover-of.ts";
import type { Lamp, Vec3 } from "./scene.types.ts";
import { lifted, turned } from "./vectors.ts";

const usualLumens = 800;
const usualKelvin = 2900;

const onWall = new Set(["sconce", "updown", "gooseneck-barn", "wall-lantern", "bath-bar", "vanity-row"]);
const opaqueShades = new Set(["dome", "cone", "barn"]);

/** The light that the room's fixtures give, by the lumens and the color temperature their products state. */
export function lampsOf(design: RoomDesign, products: Products): Lamp[] {
  return design.items.flatMap((item) => {
    const product = item.sku ? products.get(item.sku) : undefined;
    const fan = item.kind === "fan" && product?.model?.params.light;
    if (item.kind !== "light" && !fan) return [];
    return lampsIn(design, item, product);
  });
}

function lampsIn(design: RoomDesign, item: RoomItem, product: RoomProduct | undefined): Lamp[] {
  const form = String(product?.model?.params.form ?? "");
  const shade = String(product?.model?.params.shade ?? "");
  const lumens = numberIn(product?.attributes.lumens) ?? usualLumens;
  const kelvin = kelvinIn(product) ?? usualKelvin;
  const bottom = elevationOf(design, item);
  const count = form === "vanity-row" || form === "bath-bar" ? 3 : form.startsWith("linear") ? 3 : 1;
  const long = count > 1 ? item.width_in * 0.66 : 0;
  const radius_in = Math.max(1.5, Math.min(item.width_in, item.depth_in, 16) / (count > 1 ? 2.6 : 3.2));
  return Array.from({ length: count }, (_, index) => {
    const x = count > 1 ? (index / (count - 1) - 0.5) * long : 0;
    const [dx, dy] = turned([x, 0], item.rotation_deg);
    return {
      id: item.id,
      at: lifted([item.at_in[0] + dx, item.at_in[1] + dy], bottom + bulbHeight(item, form)),
      radius_in,
      lumens: lumens / count,
      kelvin,
      throws:
        form === "updown"
          ? "up_down"
          : opaqueShades.has(shade) || form === "linear-bar" || form === "recessed"
            ? "down"
            : "all",
    } satisfies Lamp;
  });
}

/** How far above the fixture's underside its bulbs are. */
function bulbHeight(item: RoomItem, form: string): number {
  if (onWall.has(form)) return item.height_in / 2;
  if (form === "linear-bar" || form === "recessed") return 0.2;
  return Math.min(item.height_in * 0.4, 5);
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === "number" ? value : Number.parseFloat(String(value ?? "").replace(/,/g, ""));
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

function kelvinIn(product: RoomProduct | undefined): number | undefined {
  const said = [
    product?.options.color_temperature,
    product?.options["Color temperature"],
    product?.attributes.color_temperature,
  ]
    .flat()
    .map(numberIn)
    .find((value) => value !== undefined && value >= 1500 && value <= 8000);
  return said;
}

/** Linear color of a black body's light, its luminance 1. Fit of Tanner Helland's table, kept to 1500–12000 K. */
export function colorOfKelvin(kelvin: number): Vec3 {
  const t = Math.min(12000, Math.max(1500, kelvin)) / 100;
  const red = t <= 66 ? 255 : 329.7 * (t - 60) ** -0.1332;
  const green = t <= 66 ? 99.47 * Math.log(t) - 161.12 : 288.12 * (t - 60) ** -0.0755;
  const blue = t >= 66 ? 255 : t <= 19 ? 0 : 138.52 * Math.log(t - 10) - 305.04;
  const linear = [red, green, blue].map((v) => (Math.min(255, Math.max(0, v)) / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
  const luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  return [linear[0] / luminance, linear[1] / luminance, linear[2] / luminance];
}

/**
 * The color of a lamp in the evening: people hang lamps of one color all over their house, so the next room's are like
 * this one's. By day what comes from there is daylight as well.
 */
export function kelvinAtNight({ id, kelvin }: Lamp, lamps: readonly Lamp[]): number {
  if (!isBeyond(id)) return kelvin;
  const own = lamps.filter((lamp) => !isBeyond(lamp.id));
  const lumens = own.reduce((sum, lamp) => sum + lamp.lumens, 0);
  return lumens > 0 ? own.reduce((sum, lamp) => sum + lamp.kelvin * lamp.lumens, 0) / lumens : usualAtNight;
}

const usualAtNight = 2900;
const isBeyond = (id: string): boolean => id.startsWith("hall:");
