import type { ReactNode } from "react";

/** An error about the form as a whole, not a field. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="border-bad border-l-4 bg-bad-tint px-4 py-3">
      {children}
    </p>
  );
}
