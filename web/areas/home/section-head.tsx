import type { ReactNode } from "react";

/** A section's heading, with a link to everything at the end of the line. */
export function SectionHead({ id, title, more }: { id: string; title: string; more?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={id} className="heading text-xl">
        {title}
      </h2>
      {more}
    </div>
  );
}

export const seeAllClass = "link flex min-h-11 shrink-0 items-center font-medium";
