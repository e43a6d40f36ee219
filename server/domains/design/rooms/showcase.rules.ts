import shown from "../../../../content/landing/room.json" with { type: "json" };
import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Showcase, ShowcaseChoice } from "../../../../contract/design/showcase.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { type Choice, type Part, withChoice } from "../../../../domain/room/showcase/choice.ts";
import { takeoffOf } from "../../../../domain/room/takeoff/takeoff.ts";

/** The template of the landing page's room, and what can be changed in it. */
export const showcaseTemplate: string = shown.template;
export const showcaseParts = shown.parts as unknown as readonly (Part & { dot: readonly [number, number] })[];

type Products = ReadonlyMap<string, RoomProduct>;

/** Every SKU that the room has or may have. */
export const showcaseSkus = (): string[] =>
  showcaseParts.flatMap(({ choices }) => choices.map(({ sku }) => sku));

/** The design with one choice of each part, by the parts' ids; parts that are not named stay. */
export function withChoices(
  design: RoomDesign,
  chosen: ReadonlyMap<string, number>,
  products: Products,
): RoomDesign {
  return showcaseParts.reduce((soFar, part) => {
    const choice = part.choices[chosen.get(part.id) ?? 0];
    return choice ? inPlace(soFar, part, choice, products) : soFar;
  }, design);
}

const inPlace = (design: RoomDesign, part: Part, choice: Choice, products: Products): RoomDesign =>
  withChoice(design, part, choice, products.get(choice.sku)?.model ?? null);

/** `floor.1,tub.2` by part. */
export function choicesIn(text: string): Map<string, number> {
  return new Map(
    text.split(",").flatMap((each): [string, number][] => {
      const [part, at] = each.split(".");
      return part && at ? [[part, Number(at)]] : [];
    }),
  );
}

/**
 * What each choice takes and costs.
 * @param products what the showroom sells
 * @param known those and the ones that it does not sell
 */
export function showcaseParted(design: RoomDesign, products: Products, known: Products): Showcase["parts"] {
  return showcaseParts.map((part) => ({
    id: part.id,
    label: part.label,
    dot: [part.dot[0], part.dot[1]],
    choices: part.choices.map((choice): ShowcaseChoice => {
      const { sku } = choice;
      const product = known.get(sku);
      return {
        sku,
        name: product?.name ?? sku,
        brand: product?.brand ?? "",
        hash: product?.hash ?? "",
        options: Object.values(product?.options ?? {}).join(", "),
        figures: figuresOf(design, part, choice, products),
      };
    }),
  }));
}

/** What other surfaces cover counts for surfaces, as a baseboard on a wall; things are counted by themselves. */
function figuresOf(
  design: RoomDesign,
  part: Part,
  choice: Choice,
  products: Products,
): ShowcaseChoice["figures"] {
  const changed = inPlace(design, part, choice, products);
  const places = new Set(part.places);
  const isLaid = changed.surfaces.some(({ id }) => places.has(id));
  const takeoff = takeoffOf(isLaid ? changed : { ...changed, surfaces: [] }, products);
  const line = takeoff.goods.find(({ sku }) => sku === choice.sku);
  if (!line) return null;
  const laid = takeoff.surfaces.flatMap((each) => (each.known && places.has(each.surface) ? [each] : []));
  const area_sqft = laid.length > 0 ? laid.reduce((sum, each) => sum + each.area_sqft, 0) : null;
  const boxes = laid.some((each) => each.boxes !== null) ? line.qty : null;
  return {
    qty: line.qty,
    unit: line.unit,
    amount: amountWords(line.qty, line.unit, area_sqft),
    area_sqft,
    boxes,
    unit_price: line.unit_price,
    total: line.line_total,
    total_cents: line.line_total_cents,
  };
}

function amountWords(qty: number, unit: string, area_sqft: number | null): string {
  const amount = `${qty} ${unitWord(unit, qty)}`;
  return area_sqft === null ? amount : `${amount} for ${Math.round(area_sqft)} sq ft`;
}

/** What stays in the room: how many things, and what they come to. */
export function othersOf(design: RoomDesign, products: Products): Showcase["others"] {
  const { goods } = takeoffOf(design, products);
  const first = new Set(showcaseParts.map(({ choices }) => choices[0]?.sku));
  const staying = goods.filter(({ sku }) => !first.has(sku));
  return {
    count: staying.length,
    total_cents: staying.reduce((sum, { line_total_cents }) => sum + line_total_cents, 0),
  };
}
