import type { Showcase } from "../../../../contract/design/showcase.ts";
import { areaText } from "../../../../domain/catalog/page-areas.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { formatCount } from "../../../ui/format.ts";

type Figures = NonNullable<Showcase["parts"][number]["choices"][number]["figures"]>;

/** What a choice takes in the room: `22 boxes for 183 sq ft`. */
export function amountWords({ qty, unit, area_sqft }: Figures): string {
  const amount = `${formatCount(qty)} ${unitWord(unit, qty)}`;
  return area_sqft === null ? amount : `${amount} for ${areaText(area_sqft, 0)}`;
}
