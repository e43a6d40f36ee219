import { clsx } from "clsx";
import { useMemo, useRef, useState } from "react";
import { readLength } from "../../../../domain/catalog/read-length.ts";
import { isConvex } from "../../../../domain/room/photo/homography.ts";
import { type PhotoPlane, photoPlane } from "../../../../domain/room/photo/photo-plane.ts";
import { Button } from "../../../ui/button.tsx";
import { ClearPanel } from "./clear-panel.tsx";
import { Columns } from "./columns.tsx";
import { CornerHandles } from "./corner-handles.tsx";
import { MarkPanel } from "./mark-panel.tsx";
import { MaskBrush } from "./mask-brush.tsx";
import type { OpenPhoto } from "./open-photo.ts";
import { PhotoStage } from "./photo-stage.tsx";
import type { PhotoStep } from "./photo-store.ts";
import { SeePanel } from "./see-panel.tsx";
import { type MaskTools, useMask } from "./use-mask.ts";
import { usePhotoWork } from "./use-photo-work.ts";

/** Stands in while no length is typed, so that corners can be set by the grid; inches. */
const assumed_in = 120;

const steps: readonly { id: PhotoStep; label: string }[] = [
  { id: "mark", label: "1. Mark it" },
  { id: "clear", label: "2. Clear it" },
  { id: "see", label: "3. See it" },
];

/** Three steps on one photo: mark the surface, leave out what stands on it, see products on it. */
export function PhotoWorkspace({
  open,
  showroom,
  onOther,
}: {
  open: OpenPhoto;
  showroom: string | undefined;
  onOther: () => void;
}) {
  const { work, change, isKept } = usePhotoWork(open);
  const { quad, width, depth, step } = work;
  const mask = useMask(open, quad);
  const top = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const known = useMemo(() => ({ width_in: inchesOf(width), depth_in: inchesOf(depth) }), [width, depth]);
  const hasLength = Boolean(known.width_in || known.depth_in);
  const plane = useMemo(
    () => photoPlane(quad, open, hasLength ? known : { width_in: assumed_in }),
    [quad, open, known, hasLength],
  );
  const go = (next: PhotoStep) => {
    const missing = !isConvex(quad)
      ? "The corners cross. Drag them so that they go around the area."
      : hasLength
        ? undefined
        : "Enter one length, so that we can show the product at its true size.";
    setProblem(next === "mark" ? undefined : missing);
    if (next !== "mark" && missing) return change({ step: "mark" });
    change({ step: next });
    // the last step's buttons are at its end, on a phone far below the photo
    top.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="grid gap-5">
      <div
        ref={top}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b"
      >
        <nav aria-label="Steps" className="-mb-px flex flex-wrap gap-x-5">
          {steps.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-current={id === step ? "step" : undefined}
              onClick={() => go(id)}
              className={clsx(
                "min-h-11 border-b-2",
                id === step ? "border-ink font-semibold" : "border-transparent text-graphite hover:text-ink",
              )}
            >
              {label}
            </button>
          ))}
        </nav>
        <div className="flex items-center gap-3">
          <p role="status" className="text-graphite text-sm">
            {isKept ? "Saved in this browser" : ""}
          </p>
          <Button variant="quiet" onClick={onOther}>
            Other photo
          </Button>
        </div>
      </div>
      {step === "mark" && (
        <Columns
          stage={
            <PhotoStage picture={open.picture} margin={0.14}>
              <CornerHandles
                open={open}
                quad={quad}
                plane={plane}
                kind={work.kind}
                onChange={(next) => change({ quad: next })}
              />
            </PhotoStage>
          }
        >
          <MarkPanel
            work={work}
            plane={plane}
            hasLength={hasLength}
            size={open}
            problem={problem}
            onChange={change}
            onNext={() => go("clear")}
          />
        </Columns>
      )}
      {step === "clear" && (
        <Clear open={open} mask={mask} plane={plane} onBack={() => go("mark")} onNext={() => go("see")} />
      )}
      {step === "see" && plane && (
        <SeePanel open={open} work={work} plane={plane} mask={mask} showroom={showroom} onChange={change} />
      )}
    </div>
  );
}

function Clear({
  open,
  mask,
  plane,
  onBack,
  onNext,
}: {
  open: OpenPhoto;
  mask: MaskTools;
  plane: PhotoPlane | null;
  onBack: () => void;
  onNext: () => void;
}) {
  const [covers, setCovers] = useState(false);
  /** Percent of the photo's long side. */
  const [brush, setBrush] = useState(4);
  return (
    <Columns
      stage={
        <PhotoStage picture={open.picture}>
          <MaskBrush mask={mask} covers={covers} size={brush} />
        </PhotoStage>
      }
    >
      <ClearPanel
        mask={mask}
        plane={plane}
        covers={covers}
        onCovers={setCovers}
        brush={brush}
        onBrush={setBrush}
        onBack={onBack}
        onNext={onNext}
      />
    </Columns>
  );
}

function inchesOf(text: string): number | undefined {
  if (text.trim() === "") return undefined;
  const length = readLength(text, "room", "ft");
  return length.ok && length.inches >= 6 && length.inches <= 2400 ? length.inches : undefined;
}
