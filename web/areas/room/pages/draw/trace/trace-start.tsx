import { PencilRuler } from "lucide-react";
import { Button } from "../../../../../ui/button.tsx";
import PictureChoice from "./picture-choice.tsx";
import type { Tracing } from "./use-trace.ts";

/** The other ways to begin: over a picture of the plan, or wall by wall. */
export default function TraceStart({
  tracing,
  onFile,
  isBusy,
}: {
  tracing: Tracing;
  onFile: (file: File) => void;
  isBusy: boolean;
}) {
  const { trace } = tracing;
  const isBegun = trace && (trace.underlay || trace.corners.length > 0);
  return (
    <section className="mb-8 max-w-200 border-hairline border-b pb-6">
      <h2 className="font-semibold">Have a plan on paper or as a PDF?</h2>
      <p className="mt-1 mb-3 max-w-[56ch] text-graphite text-sm">
        Put a picture of it under the drawing, set its scale by one length you know, and trace the walls.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <PictureChoice onFile={onFile} isBusy={isBusy} />
        <Button
          variant="secondary"
          icon={<PencilRuler aria-hidden size={18} />}
          onClick={tracing.beginFreely}
        >
          Draw wall by wall
        </Button>
        {isBegun && (
          <Button variant="quiet" onClick={() => tracing.change({ isOpen: true })}>
            Continue tracing
          </Button>
        )}
      </div>
    </section>
  );
}
