import { Download, RotateCcw } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Point } from "../../../../../domain/room/geometry/point.ts";
import { boundsOf } from "../../../../../domain/room/geometry/polygon.ts";
import { sharedPage } from "../../../../client/shared-page.ts";
import { pageTitle } from "../../../../kit/page/page-title.ts";
import { VisualizeSteps } from "../../../../kit/room/visualize-steps.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FieldErrors } from "../../../../ui/field-errors.tsx";
import { loadInTime } from "../../../../ui/load-in-time.ts";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import type { Route } from "./+types/draw.page.ts";
import { type Drawing, type DrawingHistory, drawn } from "./drawing-history.ts";
import { type ChangeDrawing, useDrawing } from "./drawing-store.ts";
import { sendPlan } from "./exchange.ts";
import { ImportButton } from "./import-button.tsx";
import { StarterForm } from "./starter-form.tsx";
import { usePictureFile } from "./trace/use-picture-file.ts";
import { useTrace } from "./trace/use-trace.ts";
import { useExchange } from "./use-exchange.ts";

/** The editor comes when there is something to edit. */
const PlanEditor = lazy(() => loadInTime(import("./plan-editor.tsx")));
const PictureChoice = lazy(() => loadInTime(import("./trace/picture-choice.tsx")));
const TraceStart = lazy(() => loadInTime(import("./trace/trace-start.tsx")));
const UsePlan = lazy(() => loadInTime(import("./use-plan.tsx")));
const Tracer = lazy(() => loadInTime(import("./trace/tracer.tsx")));

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Draw your own floor plan", matches) },
  {
    name: "description",
    content: "Type your measurements and draw a room to scale, with its doors and windows, in the browser.",
  },
];

export default function DrawPage() {
  const { history, change } = useDrawing();
  const { errors, setErrors, isBusy, take } = useExchange(change);
  const present = history?.present ?? null;
  const tracing = useTrace();
  const { trace } = tracing;
  const isTracing = history !== undefined && trace?.isOpen === true;
  const file = usePictureFile(tracing, (message) => setErrors(message ? { picture: [message] } : {}));
  const takePicture = (picture: File) => file.take(picture, 1, present ? middleOf(present) : [0, 0]);
  return (
    <div className="page pt-6 pb-20">
      <VisualizeSteps current={0} />
      <div
        className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-4 ${present ? "mt-4" : "mt-8"}`}
      >
        <div>
          <h1 className={`heading text-xl ${present ? "" : "md:text-2xl"}`}>Draw your own plan</h1>
          {!present && (
            <p className="mt-2 max-w-[56ch] text-graphite">
              Start with a shape and its lengths, then add doors, windows and everything else to the drawing.
              We keep your drawing in this browser, even after you close it.
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {!isTracing && <ImportButton onFile={(sent) => take(() => sendPlan(sent))} isBusy={isBusy} />}
          {present && !isTracing && (
            <>
              <Button
                variant="secondary"
                size="sm"
                icon={<Download aria-hidden size={18} />}
                onClick={() => void download(present)}
              >
                Export
              </Button>
              <Button
                variant="secondary"
                size="sm"
                icon={<RotateCcw aria-hidden size={18} />}
                onClick={() => change((now) => drawn(now, null))}
              >
                Start over
              </Button>
            </>
          )}
        </div>
      </div>
      <div className="mt-4 empty:hidden">
        <FieldErrors
          errors={errors}
          title={errors.picture ? "Choose another file" : "This plan needs a fix first"}
        />
      </div>
      <div className={present ? "mt-4" : "mt-8"}>
        {history === undefined ? (
          <DrawingSkeleton />
        ) : isTracing ? (
          <Suspense fallback={<DrawingSkeleton />}>
            <Tracer
              tracing={tracing}
              trace={trace}
              file={file}
              hasDrawing={present !== null}
              onDraw={(drawing) => {
                change((now) => drawn(now, drawing));
                tracing.change({ isOpen: false, corners: [] });
                window.scrollTo({ top: 0 });
              }}
            />
          </Suspense>
        ) : present ? (
          <Suspense fallback={<DrawingSkeleton />}>
            <PlanEditor history={{ ...history, present }} change={change} tracing={tracing}>
              <PictureChoice onFile={takePicture} isBusy={file.isReading} />
            </PlanEditor>
            <UsePlan drawing={present} change={change} onRefused={setErrors} />
          </Suspense>
        ) : (
          <>
            <Suspense fallback={<Skeleton className="mb-8 h-36 max-w-200" />}>
              <TraceStart tracing={tracing} onFile={takePicture} isBusy={file.isReading} />
            </Suspense>
            <StarterForm
              onDraw={(drawing) => {
                change((now) => drawn(now, drawing));
                window.scrollTo({ top: 0 });
              }}
            />
            <BringBack history={history} change={change} />
          </>
        )}
      </div>
    </div>
  );
}

async function download(drawing: Drawing): Promise<void> {
  const { downloadPlan } = await loadInTime(import("./download-plan.ts"));
  downloadPlan(drawing);
}

/** Where a picture goes that comes after the drawing. */
function middleOf({ plan }: Drawing): Point {
  const { left, right, bottom, top } = boundsOf(plan.vertices_in);
  return [(left + right) / 2, (bottom + top) / 2];
}

/** Restores the drawing from before starting over. */
function BringBack({ history, change }: { history: DrawingHistory; change: ChangeDrawing }) {
  const last = history.past.findLast((drawing) => drawing !== null);
  if (!last) return null;
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t pt-5">
      <span className="text-graphite">{`“${last.name}” is still here.`}</span>
      <Button variant="secondary" size="sm" onClick={() => change((now) => drawn(now, last))}>
        Continue
      </Button>
    </p>
  );
}

function DrawingSkeleton() {
  return (
    <>
      <noscript>
        <p className="mb-6 max-w-[56ch]">
          Drawing needs JavaScript. The{" "}
          <a href="/showroom/visualize" className="link">
            plans to choose from
          </a>{" "}
          work without it.
        </p>
      </noscript>
      <Loading>Loading your drawing</Loading>
      <div className="grid gap-10 scripting-none:hidden lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-112" />
        <Skeleton className="h-72" />
      </div>
    </>
  );
}
