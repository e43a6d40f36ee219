import type { ReactNode } from "react";
import { Disclosure } from "../../../ui/disclosure.tsx";

/** A part of the report that opens, with what matters of it beside its title. */
export function Part({
  title,
  detail,
  isOpen = false,
  children,
}: {
  title: string;
  detail: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <Disclosure
        open={isOpen}
        summary={
          <span className="flex flex-wrap items-baseline gap-x-4">
            <span className="heading text-base md:text-lg">{title}</span>
            <span className="figures font-normal text-graphite text-sm">{detail}</span>
          </span>
        }
      >
        {children}
      </Disclosure>
    </section>
  );
}
