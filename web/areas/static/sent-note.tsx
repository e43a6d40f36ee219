import { type ReactNode, useEffect, useRef } from "react";

/** In place of a form that was sent; the focus goes to it. */
export function SentNote({ message, children }: { message: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="border-good border-l-4 bg-good-tint px-6 py-5 outline-none"
    >
      <p className="heading text-lg">{message}</p>
      {children}
    </div>
  );
}
