import { type ReactNode, useEffect, useRef } from "react";

/** The photo as large as there is room; `children` lie over it. With a margin, there is room to go beyond its edges. */
export function PhotoStage({
  picture,
  margin = 0,
  children,
}: {
  picture: ImageBitmap;
  /** Share of the photo's sides around it. */
  margin?: number;
  children: ReactNode;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  const { width, height } = picture;
  const inset = `${(100 * margin) / (1 + 2 * margin)}%`;
  return (
    <div
      className="relative mx-auto w-full overflow-hidden bg-sunk [--tallest:46dvh] lg:[--tallest:70dvh]"
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(var(--tallest) * ${width / height})` }}
    >
      <div className="absolute" style={{ inset }}>
        <canvas ref={canvas} width={width} height={height} className="block size-full" />
        {children}
      </div>
    </div>
  );
}
