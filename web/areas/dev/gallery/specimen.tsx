import type { ReactNode } from "react";

/** A group of specimens under one heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/[^a-z]+/g, "-");
  return (
    <section aria-labelledby={id} className="border-ink border-t py-8 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <h2 id={id} className="heading mb-6 text-lg lg:col-span-3">
        {title}
      </h2>
      <div className="grid gap-8 lg:col-span-9">{children}</div>
    </section>
  );
}

/** One state of a component, with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-graphite text-xs">{name}</p>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4">{children}</div>;
}
