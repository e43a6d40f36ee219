import { type ReactNode, useId, useState } from "react";

/**
 * A few words about a control, on hover and on focus; Escape hides them. `children` gets the id to describe
 * the control with.
 */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: (props: { "aria-describedby": string }) => ReactNode;
}) {
  const id = useId();
  const [isHidden, setHidden] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape of the control inside
    <span
      className="group relative inline-flex"
      onKeyDown={(event) => event.key === "Escape" && setHidden(true)}
      onBlur={() => setHidden(false)}
      onMouseLeave={() => setHidden(false)}
    >
      {children({ "aria-describedby": id })}
      <span
        role="tooltip"
        id={id}
        hidden={isHidden}
        className="pointer-events-none invisible absolute bottom-full left-1/2 z-20 mb-2 w-max max-w-64 -translate-x-1/2 rounded-sm border border-ink bg-ink px-3 py-2 text-paper text-sm opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100"
      >
        {text}
      </span>
    </span>
  );
}
