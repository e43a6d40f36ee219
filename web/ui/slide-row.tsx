import { clsx } from "clsx";
import { Children, type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { IconButton } from "./icon-button.tsx";

/** How many slides are in sight on a wide page; fewer below. */
export type PerView = 1 | 2 | 3 | 4;

/** Slides side by side, that scroll and snap as the browser does it; the arrow keys ask for a slide more or less. */
export function SlideRow({
  row,
  perView,
  onArrow,
  children,
  again,
}: {
  row: RefObject<HTMLUListElement | null>;
  perView: PerView;
  onArrow: (direction: 1 | -1) => void;
  children: ReactNode;
  /** The same slides again, hidden from assistive technology. */
  again?: ReactNode;
}) {
  const slideClass = clsx("min-w-0 shrink-0 grow-0 snap-start", basis[perView]);
  const moveByKey = (event: KeyboardEvent) => {
    const direction = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key as "ArrowRight" | "ArrowLeft"];
    if (!direction || event.target !== row.current) return;
    event.preventDefault();
    onArrow(direction);
  };
  return (
    <ul
      ref={row}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={moveByKey}
      className="-mx-1 flex snap-x snap-mandatory scroll-px-1 gap-4 overflow-x-auto overscroll-x-contain px-1 [scrollbar-width:none] md:gap-6"
    >
      {Children.map(children, (slide) => (
        <li className={slideClass}>{slide}</li>
      ))}
      {Children.map(again, (slide) => (
        <li aria-hidden className={clsx(slideClass, "print:hidden")}>
          {slide}
        </li>
      ))}
    </ul>
  );
}

const basis = {
  1: "basis-full",
  2: "basis-4/5 md:basis-[calc((100%-24px)/2)]",
  3: "basis-4/5 md:basis-[calc((100%-24px)/2)] lg:basis-[calc((100%-48px)/3)]",
  4: "basis-3/5 md:basis-[calc((100%-48px)/3)] lg:basis-[calc((100%-72px)/4)]",
};

/** Scrolls by about as much as is in sight; the snap points do the rest. */
export function moveByView(list: HTMLElement | null, direction: number): void {
  list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: pace() });
}

export function moveBySlide(list: HTMLElement | null, direction: number): void {
  list?.scrollBy({ left: direction * slidesWidth(list, 1), behavior: pace() });
}

/** Offset of the first slide from its copy. */
export function slidesWidth(list: HTMLElement, count: number): number {
  const left = (at: number) => list.children[at]?.getBoundingClientRect().left ?? 0;
  return left(count) - left(0);
}

const pace = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** Below the slides, at the end of the line. */
export function StepButtons({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "mt-4 flex justify-end gap-2 scripting-none:hidden print:hidden",
        !isNeeded && "invisible",
      )}
    >
      {children}
    </div>
  );
}

export function StepButton(button: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...button}
      className="border border-edge bg-white hover:border-ink disabled:border-hairline disabled:text-edge"
    />
  );
}
