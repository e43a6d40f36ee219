import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Children, type ReactNode, useEffect, useRef, useState } from "react";

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
  perView?: 1 | 2 | 3 | 4;
}) {
  const row = useRef<HTMLUListElement>(null);
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
  }, []);

  const step = (direction: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: "smooth" });
  };

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="-mx-1 flex snap-x snap-mandatory scroll-px-1 gap-4 overflow-x-auto overscroll-x-contain px-1 [scrollbar-width:none] md:gap-6"
      >
        {Children.map(children, (slide) => (
          <li className={clsx("min-w-0 shrink-0 grow-0 snap-start", basis[perView])}>{slide}</li>
        ))}
      </ul>
      <div className={clsx("mt-4 flex justify-end gap-2", ends.start && ends.end && "invisible")}>
        <StepButton label={`${label}, back`} disabled={ends.start} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden size={20} />
        </StepButton>
        <StepButton label={`${label}, on`} disabled={ends.end} onClick={() => step(1)}>
          <ChevronRight aria-hidden size={20} />
        </StepButton>
      </div>
    </section>
  );
}

const basis = {
  1: "basis-full",
  2: "basis-4/5 md:basis-[calc((100%-24px)/2)]",
  3: "basis-4/5 md:basis-[calc((100%-24px)/2)] lg:basis-[calc((100%-48px)/3)]",
  4: "basis-3/5 md:basis-[calc((100%-48px)/3)] lg:basis-[calc((100%-72px)/4)]",
};

function StepButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-sm border border-edge bg-white hover:border-ink disabled:border-hairline disabled:text-edge"
    >
      {children}
    </button>
  );
}
