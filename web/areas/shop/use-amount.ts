import { useRef, useState } from "react";
import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { typedSqft } from "../../../domain/catalog/page-areas.ts";
import { boxesForArea } from "../../../domain/room/takeoff/boxes.ts";
import { coversOf } from "./covers-of.ts";

/**
 * The quantity: typed as a number, which clears the area, or computed from an area, which stays when another variant is
 * chosen. `settled` is the quantity once the area text has been parsed.
 */
export function useAmount(product: Product, variant: Variant) {
  const { minimum_unit, waste_percent } = product;
  const box_sqft = coversOf(product, variant);
  const [number, setNumber] = useState(minimum_unit);
  const [area, setArea] = useState("");
  const [sqft, setSqft] = useState(0);
  const [waste, setWaste] = useState(waste_percent);
  const reading = useRef<Promise<number>>(undefined);
  const countOf = (area_sqft: number) =>
    box_sqft && area_sqft > 0
      ? boxesForArea({ area_sqft, box_sqft, waste_percent: waste, minimum_unit })
      : null;
  const count = countOf(sqft);
  const quantity = count?.boxes ?? number;

  const chooseArea = (text: string) => {
    setArea(text);
    // an invalid area must not keep the quantity of another one
    if (area || text) setNumber(minimum_unit);
    const found = /^\d*\.?\d*$/.test(text) ? undefined : readArea(text);
    reading.current = found;
    if (found) void found.then((read) => reading.current === found && setSqft(read));
    else setSqft(typedSqft(Number(text)));
  };
  const chooseQuantity = (next: number) => {
    setNumber(next);
    setArea("");
    setSqft(0);
    reading.current = undefined;
  };
  const settled = async () =>
    reading.current ? (countOf(await reading.current)?.boxes ?? minimum_unit) : quantity;
  return { covers: box_sqft, quantity, chooseQuantity, area, waste, setWaste, count, chooseArea, settled };
}

/** Square feet of a text such as "12.5 x 10"; NaN if it, or its parser, is unavailable. */
const readArea = (text: string): Promise<number> =>
  import("../../../domain/room/takeoff/typed-area.ts")
    .then(({ typedArea }) => typedArea(text))
    .catch(() => Number.NaN);
