import { useRef, useState } from "react";
import type { Product, Variant } from "../../contract/catalog.ts";
import { boxesForArea } from "../../domain/takeoff/boxes.ts";

/**
 * How many are wanted: typed as a number, which forgets the area, or worked out from an area, which stays
 * when another variant is chosen. `settled` is the amount once the text of the area has been read.
 */
export function useAmount({ minimum_unit, waste_percent }: Product, { box_sqft }: Variant) {
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
    // what cannot be read must not leave the amount of another area
    if (area || text) setNumber(minimum_unit);
    const found = /^\d*\.?\d*$/.test(text) ? undefined : readArea(text);
    reading.current = found;
    if (found) void found.then((read) => reading.current === found && setSqft(read));
    else setSqft(Number(text));
  };
  const chooseQuantity = (next: number) => {
    setNumber(next);
    setArea("");
    setSqft(0);
    reading.current = undefined;
  };
  const settled = async () =>
    reading.current ? (countOf(await reading.current)?.boxes ?? minimum_unit) : quantity;
  return { quantity, chooseQuantity, area, waste, setWaste, count, chooseArea, settled };
}

/** Square feet of a text such as "12.5 x 10"; not a number where it, or what reads it, cannot be had. */
const readArea = (text: string): Promise<number> =>
  import("../../domain/takeoff/typed-area.ts")
    .then(({ typedArea }) => typedArea(text))
    .catch(() => Number.NaN);
