import { useRef, useState } from "react";
import type { Product, Variant } from "../../contract/catalog.ts";
import { boxesForArea } from "../../domain/takeoff/boxes.ts";
import { decimalOnly } from "../ui/number-entry.ts";

/** How many are wanted: typed as a number, which forgets the area, or worked out from an area. */
export function useAmount({ minimum_unit, waste_percent }: Product, { box_sqft }: Variant) {
  const [quantity, setQuantity] = useState(minimum_unit);
  const [area, setArea] = useState("");
  const [sqft, setSqft] = useState(0);
  const [waste, setWaste] = useState(waste_percent);
  const typed = useRef("");
  const countOf = (area_sqft: number, percent: number) =>
    box_sqft && area_sqft > 0
      ? boxesForArea({ area_sqft, box_sqft, waste_percent: percent, minimum_unit })
      : null;
  const chooseArea = async (text: string, percent = waste) => {
    const isNumber = /^[\d.]*$/.test(text);
    const taken = isNumber ? decimalOnly(text) : text;
    setArea(taken);
    setWaste(percent);
    typed.current = taken;
    const found = isNumber
      ? Number(taken)
      : (await import("../../domain/takeoff/typed-area.ts")).typedArea(taken);
    if (typed.current !== taken) return;
    setSqft(found);
    // what cannot be read must not leave the amount of another area
    if (area || taken) setQuantity(countOf(found, percent)?.boxes ?? minimum_unit);
  };
  const chooseQuantity = (next: number) => {
    setQuantity(next);
    setArea("");
    setSqft(0);
    typed.current = "";
  };
  return { quantity, chooseQuantity, area, waste, count: countOf(sqft, waste), chooseArea };
}
