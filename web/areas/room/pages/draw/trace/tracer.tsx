import { CircleAlert, Undo2, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { lengthHint, lengthText } from "../../../../../../domain/catalog/page-lengths.ts";
import { readRoomLength } from "../../../../../../domain/catalog/read-length.ts";
import { distance, type Point } from "../../../../../../domain/room/geometry/point.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Checkbox } from "../../../../../ui/checkbox.tsx";
import { TextField } from "../../../../../ui/text-field.tsx";
import type { Drawing } from "../drawing-history.ts";
import { nextCorner, planAround } from "./outline.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { TraceCanvas } from "./trace-canvas.tsx";
import { scaledBy } from "./underlay.ts";
import { useDark } from "./use-dark.ts";
import type { PictureFile } from "./use-picture-file.ts";
import type { Trace, Tracing } from "./use-trace.ts";

/** Height of a ceiling until it is typed, inches. */
const usualCeiling_in = 96;
const most_zoom = 4;

/** A room drawn corner by corner, over a picture whose scale is set first or freely on a grid. */
export default function Tracer({
  tracing,
  trace,
  file,
  hasDrawing,
  onDraw,
}: {
  tracing: Tracing;
  trace: Trace;
  file: PictureFile;
  /** Whether there is a drawing to go back to. */
  hasDrawing: boolean;
  onDraw: (drawing: Drawing) => void;
}) {
  const [zoom, setZoom] = useState(1);
  const { underlay, isScaled } = trace;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <div className="flex justify-end gap-1 pb-3">
          <Button
            variant="quiet"
            size="sm"
            disabled={zoom === 1}
            onClick={() => setZoom(zoom / 2)}
            icon={<ZoomOut aria-hidden size={18} />}
          >
            Zoom out
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={zoom === most_zoom}
            onClick={() => setZoom(zoom * 2)}
            icon={<ZoomIn aria-hidden size={18} />}
          >
            Zoom in
          </Button>
        </div>
        {isScaled ? (
          <Corners tracing={tracing} trace={trace} zoom={zoom} onDraw={onDraw} />
        ) : (
          <Scale tracing={tracing} trace={trace} zoom={zoom} />
        )}
      </div>
      <section aria-label="Tracing" className="grid content-start gap-6">
        {underlay && <PicturePanel tracing={tracing} underlay={underlay} file={file} />}
        <div className="flex flex-wrap gap-2">
          {underlay && isScaled && (
            <Button variant="secondary" size="sm" onClick={() => tracing.change({ isScaled: false })}>
              Set the scale again
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => tracing.change({ isOpen: false })}>
            {hasDrawing ? "Back to the drawing" : "Stop tracing"}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** Two marks at the ends of a known length, and that length. */
function Scale({ tracing, trace, zoom }: { tracing: Tracing; trace: Trace; zoom: number }) {
  const [marks, setMarks] = useState<Point[]>([]);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [from, to] = marks;
  const set = () => {
    const length = readRoomLength(typed, 12);
    if (!length.ok) return setProblem(length.message);
    if (!from || !to || !trace.underlay) return setProblem("Mark both ends on the picture first.");
    // corners that are drawn already stay over the same places of the picture
    const factor = length.inches / distance(from, to);
    const corners = trace.corners.map(
      (corner): Point => [from[0] + (corner[0] - from[0]) * factor, from[1] + (corner[1] - from[1]) * factor],
    );
    tracing.change({
      underlay: scaledBy(trace.underlay, [from, to], length.inches),
      corners,
      isScaled: true,
    });
  };
  const words =
    marks.length === 0
      ? "Tap one end of a length you know, such as a wall or a door opening."
      : marks.length === 1
        ? "Now tap its other end."
        : "Type the length between the two marks. Tap again to mark another one.";
  return (
    <>
      <StepWords step="Step 1 of 2: Set the scale" words={words} />
      <TraceCanvas
        tracing={tracing}
        points={marks}
        isClosedBy={false}
        zoom={zoom}
        label="Picture. Arrow keys move the mark, Enter sets it, Backspace removes the last one."
        aimAt={(point) => ({ point, guides: [], closes: false })}
        onSet={({ point }) =>
          setMarks(marks.length === 1 && !isNear(marks[0]!, point) ? [...marks, point] : [point])
        }
        onRemove={() => setMarks(marks.slice(0, -1))}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <TextField
          label="Length between the marks"
          placeholder={lengthText(150)}
          hint={lengthHint("room")}
          value={typed}
          error={problem}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit">Set scale</Button>
      </form>
    </>
  );
}

const isNear = (a: Point, b: Point): boolean => distance(a, b) < 1;

/** The inside corners of the room, one after the other, until the first one is met again. */
function Corners({
  tracing,
  trace,
  zoom,
  onDraw,
}: {
  tracing: Tracing;
  trace: Trace;
  zoom: number;
  onDraw: (drawing: Drawing) => void;
}) {
  const [isSquare, setSquare] = useState(true);
  const [refusal, setRefusal] = useState<string>();
  const { underlay, corners } = trace;
  const darkAt = useDark(tracing.url, underlay);
  const close = () => {
    const drawn = planAround(corners, usualCeiling_in);
    if (!drawn.ok) return setRefusal(drawn.message);
    onDraw({
      name: "My room",
      room: "bathroom",
      plan: drawn.plan,
      savedAs: null,
      replaces: null,
      ...(underlay && { measured: [] }),
    });
  };
  const setCorners = (next: Point[]) => {
    setRefusal(undefined);
    tracing.change({ corners: next });
  };
  const words =
    corners.length === 0
      ? "Tap an inside corner of the room to begin."
      : corners.length < 3
        ? "Tap the next inside corner, going around the room."
        : "Go on around the room. Tap the first corner again to close it.";
  return (
    <>
      <StepWords step={underlay ? "Step 2 of 2: Draw the walls" : "Draw the walls"} words={words} />
      <TraceCanvas
        tracing={tracing}
        points={corners}
        isClosedBy
        zoom={zoom}
        label="Walls. Arrow keys move the next corner, Enter sets it, Backspace removes the last one."
        aimAt={(raw, reach_in) => nextCorner(raw, corners, { isSquare, reach_in, step_in: 1, darkAt })}
        onSet={({ point, closes }) => {
          if (closes) close();
          else if (!corners.some((corner) => isNear(corner, point))) setCorners([...corners, point]);
        }}
        onRemove={() => setCorners(corners.slice(0, -1))}
      />
      <p role="status" className="mt-2 flex min-h-6 items-start gap-2 text-sm">
        {refusal && <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />}
        {refusal}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={corners.length < 3} onClick={close}>
          Close the room
        </Button>
        <Button
          variant="secondary"
          disabled={corners.length === 0}
          icon={<Undo2 aria-hidden size={16} />}
          onClick={() => setCorners(corners.slice(0, -1))}
        >
          Remove last corner
        </Button>
        <Checkbox
          label="Keep corners square"
          checked={isSquare}
          onChange={(event) => setSquare(event.target.checked)}
        />
      </div>
    </>
  );
}

function StepWords({ step, words }: { step: string; words: string }) {
  return (
    <div className="-mt-11 mb-3 min-h-11 pr-56 max-sm:mt-0 max-sm:pr-0">
      <h2 className="font-semibold">{step}</h2>
      <p role="status" className="text-graphite text-sm">
        {words}
      </p>
    </div>
  );
}
