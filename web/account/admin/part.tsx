import type { ReactNode } from "react";

/** One section of a page about something that an admin decides. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-hairline border-b py-8">
      <h2 className="heading mb-4 text-lg">{title}</h2>
      {children}
    </section>
  );
}
