import { Minus, Plus } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { formatUsd } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";

/**
 * On a phone, the price, the amount and the button while the form's own button is out of sight. Where the footer is in
 * sight it goes, so that it covers nothing.
 */
export default function BuyBar({
  form,
  button,
  amount,
  total,
  isAdding,
  onLess,
  onMore,
}: {
  /** Id of the form that it sends. */
  form: string;
  /** What holds the form's own button. */
  button: RefObject<HTMLElement | null>;
  /** "14 boxes" */
  amount: string;
  /** US dollars. */
  total: number;
  isAdding: boolean;
  /** Undefined where it can't be less, or more. */
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
}) {
  const isShown = useIsOutOfSight(button);
  if (!isShown) return null;
  return (
    <section
      id="buy-bar"
      aria-label="Add to cart"
      className="fixed inset-x-0 bottom-(--foot) z-20 flex items-center gap-2 border-ink border-t bg-paper px-4 py-2 in-[body:has(#compare-tray)]:hidden md:hidden print:hidden"
    >
      <p className="figures min-w-0 flex-1 leading-5">
        <span className="block font-semibold">{formatUsd(total)}</span>
        <span className="block truncate text-graphite text-sm">{amount}</span>
      </p>
      <IconButton label="Less" disabled={!onLess} onClick={onLess}>
        <Minus aria-hidden size={18} />
      </IconButton>
      <IconButton label="More" disabled={!onMore} onClick={onMore}>
        <Plus aria-hidden size={18} />
      </IconButton>
      <Button type="submit" form={form} pending={isAdding} className="px-4!">
        Add to cart
      </Button>
    </section>
  );
}

/** Whether an element is out of the window, and neither the footer nor the question above it is in it yet. */
function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const footer = document.querySelector("body footer");
    const inSight = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setOut(inSight.size === 0);
    });
    const consent = document.querySelector("[data-foot-bar=consent]");
    for (const one of [element.current, footer, consent]) if (one) watch.observe(one);
    return () => watch.disconnect();
  }, [element]);
  return isOut;
}
