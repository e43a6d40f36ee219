import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import {
  Children,
  cloneElement,
  type ReactElement,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useAutoplay } from "./autoplay.ts";
import { moveBySlide, moveByView, SlideRow, StepButton, StepButtons, slidesWidth } from "./slide-row.tsx";

type Slide = ReactElement<{ tabIndex?: number }>;

/** A row that is still for so long stands where it was meant to. */
const settled_ms = 150;

/**
 * An endless row of slides, four visible on a wide page: after the last comes the first again. It moves by itself until
 * the visitor interacts or stops it. Without scripts it is a scrolling row.
 */
export function EndlessCarousel({ label, children }: { label: string; children: readonly Slide[] }) {
  const box = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const isLonger = useIsLonger(row, children.length);
  const turn = useTurning(row, isLonger ? children.length : 0);
  useTabsInSight(row, children.length);

  const go = (move: typeof moveBySlide, direction: 1 | -1) => {
    turn(direction);
    move(row.current, direction);
  };
  const moveOn = useCallback(() => {
    turn(1);
    moveBySlide(row.current, 1);
  }, [turn]);
  const { isMoving, toggle } = useAutoplay(box, moveOn, isLonger);

  return (
    <section ref={box} aria-roledescription="carousel" aria-label={label}>
      <SlideRow
        row={row}
        perView={4}
        onArrow={(direction) => go(moveBySlide, direction)}
        again={isLonger && Children.map(children, (slide) => cloneElement(slide, { tabIndex: -1 }))}
      >
        {children}
      </SlideRow>
      <StepButtons isNeeded={isLonger}>
        <StepButton label={isMoving ? `${label}, pause` : `${label}, play`} onClick={toggle}>
          {isMoving ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </StepButton>
        <StepButton label={`${label}, back`} onClick={() => go(moveByView, -1)}>
          <ChevronLeft aria-hidden size={20} />
        </StepButton>
        <StepButton label={`${label}, forward`} onClick={() => go(moveByView, 1)}>
          <ChevronRight aria-hidden size={20} />
        </StepButton>
      </StepButtons>
    </section>
  );
}

/** Whether the slides, once each, are wider than the visible row. */
function useIsLonger(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const resize = new ResizeObserver(() => {
      const last = list.children[count - 1]?.getBoundingClientRect();
      const first = list.children[0]?.getBoundingClientRect();
      const isWider = last !== undefined && first !== undefined && last.right - first.left > list.clientWidth;
      // the slides once more are many, and nothing waits for them
      startTransition(() => setLonger(isWider));
    });
    resize.observe(list);
    return () => resize.disconnect();
  }, [row, count]);
  return isLonger;
}

/** The Tab key stops at the slides in sight alone, so that a long row is passed in a few steps. */
function useTabsInSight(row: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const root = row.current;
    if (!root) return;
    const sight = new IntersectionObserver(
      (slides) => {
        for (const { target, isIntersecting } of slides)
          (target.firstElementChild as HTMLElement).tabIndex = isIntersecting ? 0 : -1;
      },
      { root, threshold: 0.5 },
    );
    for (const slide of [...root.children].slice(0, count)) sight.observe(slide);
    return () => sight.disconnect();
  }, [row, count]);
}

/**
 * Brings the row from a slide's second appearance to its first, or back, which nobody sees: when it has come to rest,
 * and before it is moved where there is no more room. Not under somebody who goes through the slides by keyboard.
 */
function useTurning(row: RefObject<HTMLElement | null>, count: number): (direction: number) => void {
  const turn = useCallback(
    (direction: number) => {
      const list = row.current;
      if (!list || count === 0) return;
      const round = slidesWidth(list, count);
      const { activeElement } = document;
      if (activeElement !== list && list.contains(activeElement)) return;
      const { scrollLeft } = list;
      if (scrollLeft > round - direction) list.scrollLeft = scrollLeft - round;
      else if (direction < 0 && scrollLeft < 1) list.scrollLeft = scrollLeft + round;
    },
    [row, count],
  );
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(waiting);
      // a swipe back finds slides before the first
      waiting = setTimeout(() => turn(-1), settled_ms);
    };
    list.addEventListener("scroll", wait, { passive: true });
    return () => {
      clearTimeout(waiting);
      list.removeEventListener("scroll", wait);
    };
  }, [row, turn]);
  return turn;
}
