import type { ReactNode } from "react";

/** One part of a page about somebody or something that an admin decides about. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-hairline border-b py-8">
      <h2 className="heading mb-4 text-lg">{title}</h2>
      {children}
    </section>
  );
}
