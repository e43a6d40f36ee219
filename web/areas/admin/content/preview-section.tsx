import { clsx } from "clsx";
import { Monitor, Smartphone } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

const widths = [
  { label: "Phone", width_px: 390, icon: Smartphone },
  { label: "Desktop", width_px: 1280, icon: Monitor },
] as const;

/** A preview at the width of a phone or of a desktop; `children` draw it at the chosen one. */
export function PreviewSection({
  children,
  actions,
}: {
  children: (width: { label: string; width_px: number }) => ReactNode;
  actions?: ReactNode;
}) {
  const [chosen, choose] = useState<(typeof widths)[number]>(widths[0]);
  return (
    <section aria-labelledby="preview">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="heading text-lg">
          Preview
        </h2>
        <div className="flex flex-wrap gap-3">
          {actions}
          <div className="flex border border-edge">
            {widths.map((one) => (
              <button
                key={one.label}
                type="button"
                aria-pressed={one === chosen}
                onClick={() => choose(one)}
                className={clsx(
                  "flex min-h-11 items-center gap-2 px-3 text-sm",
                  one === chosen ? "bg-ink text-paper" : "bg-white hover:bg-sunk",
                )}
              >
                <one.icon aria-hidden size={16} />
                {one.label}
              </button>
            ))}
          </div>
        </div>
      </div>
      {children(chosen)}
    </section>
  );
}

/** A document at its own width, made smaller to fit. */
export function Window({
  title,
  width_px,
  document,
  isClosed = false,
  onLoad,
  children,
}: {
  title: string;
  width_px: number;
  document: string;
  /** Runs no scripts, and is of another origin than the page. */
  isClosed?: boolean;
  onLoad?: (inner: Document) => void;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [room_px, setRoom] = useState(width_px);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room_px / width_px);
  const height_px = 640;
  return (
    <div ref={box} className="overflow-hidden border border-hairline bg-sunk" style={{ height: height_px }}>
      <iframe
        title={title}
        srcDoc={document}
        {...(isClosed && { sandbox: "" })}
        className="mx-auto block origin-top-left border-0 bg-paper"
        style={{ width: width_px, height: height_px / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget: { contentDocument } }) => contentDocument && onLoad?.(contentDocument)}
      />
      {children}
    </div>
  );
}
