import { clsx } from "clsx";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useAutoplay } from "./autoplay.ts";
import { IconButton } from "./icon-button.tsx";

/**
 * Slides in a row: the browser's own scrolling with snap points, and a button to either side. `perView`
 * slides are in sight on a wide page, fewer below. Works without scripts, by scrolling. With `autoplay` it
 * moves on by itself and begins again after the last slide, until somebody looks closer or stops it.
 */
export function Carousel({
  label,
  children,
  perView = 4,
  autoplay = false,
}: {
  label: string;
  children: ReactNode;
  perView?: 1 | 2 | 3 | 4;
  autoplay?: boolean;
}) {
  const box = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row);

  const step = (direction: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: pace() });
  };
  const moveOn = useCallback(() => moveBySlide(row.current, 1), []);
  const { isMoving, toggle } = useAutoplay(box, autoplay, moveOn);
  const moveByKey = (event: KeyboardEvent) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!direction || event.target !== row.current) return;
    event.preventDefault();
    moveBySlide(row.current, direction);
  };
  // With autoplay the row has no end: after the last slide comes the first.
  const wrap = (direction: 1 | -1) => {
    if (direction === 1 && ends.end) row.current?.scrollTo({ left: 0, behavior: pace() });
    else if (direction === -1 && ends.start)
      row.current?.scrollTo({ left: row.current.scrollWidth, behavior: pace() });
    else step(direction);
  };
  const go = autoplay ? wrap : step;

  return (
    <section ref={box} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={moveByKey}
        className="-mx-1 flex snap-x snap-mandatory scroll-px-1 gap-4 overflow-x-auto overscroll-x-contain px-1 [scrollbar-width:none] md:gap-6"
      >
        {Children.map(children, (slide) => (
          <li className={clsx("min-w-0 shrink-0 grow-0 snap-start", basis[perView])}>{slide}</li>
        ))}
      </ul>
      <div
        className={clsx(
          "mt-4 flex justify-end gap-2 scripting-none:hidden print:hidden",
          ends.start && ends.end && "invisible",
        )}
      >
        {autoplay && (
          <StepButton label={isMoving ? `${label}, stop moving` : `${label}, move`} onClick={toggle}>
            {isMoving ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          </StepButton>
        )}
        <StepButton label={`${label}, back`} disabled={!autoplay && ends.start} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden size={20} />
        </StepButton>
        <StepButton label={`${label}, on`} disabled={!autoplay && ends.end} onClick={() => go(1)}>
          <ChevronRight aria-hidden size={20} />
        </StepButton>
      </div>
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

const pace = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** Moves by one slide; from the last one on to the first. */
function moveBySlide(list: HTMLElement | null, direction: number): void {
  const [first, second] = list?.children ?? [];
  if (!list || !first) return;
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
  const width = second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
  const left = direction > 0 && isAtEnd ? 0 : list.scrollLeft + direction * width;
  list.scrollTo({ left, behavior: pace() });
}

const basis = {
  1: "basis-full",
  2: "basis-4/5 md:basis-[calc((100%-24px)/2)]",
  3: "basis-4/5 md:basis-[calc((100%-24px)/2)] lg:basis-[calc((100%-48px)/3)]",
  4: "basis-3/5 md:basis-[calc((100%-48px)/3)] lg:basis-[calc((100%-72px)/4)]",
};

function StepButton(button: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...button}
      className="border border-edge bg-white hover:border-ink disabled:border-hairline disabled:text-edge"
    />
  );
}
