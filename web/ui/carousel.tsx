import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { moveBySlide, moveByView, type PerView, SlideRow, StepButton, StepButtons } from "./slide-row.tsx";

/**
 * Slides in a row: the browser's own scrolling with snap points, and a button to either side. `perView`
 * slides are in sight on a wide page, fewer below. Works without scripts, by scrolling.
 */
export function Carousel({
  label,
  children,
  perView = 4,
}: {
  label: string;
  children: ReactNode;
  perView?: PerView;
}) {
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row);
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <SlideRow row={row} perView={perView} onArrow={(direction) => moveBySlide(row.current, direction)}>
        {children}
      </SlideRow>
      <StepButtons isNeeded={!ends.start || !ends.end}>
        <StepButton
          label={`${label}, back`}
          disabled={ends.start}
          onClick={() => moveByView(row.current, -1)}
        >
          <ChevronLeft aria-hidden size={20} />
        </StepButton>
        <StepButton
          label={`${label}, forward`}
          disabled={ends.end}
          onClick={() => moveByView(row.current, 1)}
        >
          <ChevronRight aria-hidden size={20} />
        </StepButton>
      </StepButtons>
    </section>
  );
}

/** Whether the row stands at its beginning, and at its end. */
function useEnds(row: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const update = () =>
      setEnds({
        start: list.scrollLeft <= 1,
        end: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
      });
    const resize = new ResizeObserver(update);
    resize.observe(list);
    list.addEventListener("scroll", update, { passive: true });
    return () => {
      resize.disconnect();
      list.removeEventListener("scroll", update);
    };
  }, [row]);
  return ends;
}
