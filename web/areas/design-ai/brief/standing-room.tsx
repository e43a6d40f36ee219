import { useEffect, useState } from "react";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { BriefRoom } from "../../../../domain/designer/brief/brief.types.ts";
import { linesOfDesign } from "../../../../domain/designer/change/design-lines.ts";
import { whereOf } from "../../../../domain/designer/change/difference.ts";
import { drawPlan } from "../../../../domain/room/drawing/index.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import type { Draft, StandingDraft } from "../../../client/session/draft.types.ts";
import { useRequest } from "../../../client/use-request.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useSearchAsked } from "../../../ui/use-search-asked.ts";
import { ToggleChip } from "./toggle-chip.tsx";

/** The furnished room that is designed anew, with what of it stays; nothing where a new room is described. */
export default function StandingRoom({
  draft: { standing, sent },
  onChange,
}: {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}) {
  const asked = useSearchAsked().get("redesign");
  const [room, setRoom] = useState<Room>();
  const [problem, setProblem] = useState<string>();
  // the address names another room than the draft has
  const wanted = asked ?? standing?.room ?? "";
  useRequest(wanted, (signal) => {
    if (!wanted) return;
    api("GET /api/rooms/{id}", { params: { id: wanted }, query: asGuest(), signal, feedback: "none" })
      .then(({ data }) => setRoom(data))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setProblem("We couldn't find the room that you want to redesign.");
        onChange({ standing: null });
      });
  });
  useEffect(() => {
    if (!room || room.id !== asked || standing?.room === room.id) return;
    const { id, name, showroom, design } = room;
    onChange({
      standing: { room: id, name, showroom: showroom.vsd_id, stays: [] },
      room: design.room as BriefRoom,
      plan: null,
      // what was sent before was about another room
      ...(sent.length > 0 && { text: "", style: null, must_haves: [], budget: "", sent: [] }),
    });
  }, [room, asked, standing, sent, onChange]);
  if (problem) return <p className="mb-6 text-warn">{problem}</p>;
  if (!standing) return wanted ? <Skeleton className="mb-8 h-64" /> : null;
  return (
    <section aria-labelledby="redesign" className="mb-8 border-ink border-l-4 pl-4">
      <h2 id="redesign" className="heading text-lg wrap-anywhere">{`Redesign ${standing.name}`}</h2>
      <p className="mt-1 text-graphite">
        Walls, doors and windows stay, and so does the place of everything. Choose what you keep as it is; the
        rest gets other products. Your room itself isn't changed.
      </p>
      {room ? (
        <div className="mt-4 grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <Plan name={standing.name} design={room.design} />
          <Stays
            design={room.design}
            standing={standing}
            onChange={(stays) => onChange({ standing: { ...standing, stays } })}
          />
        </div>
      ) : (
        <Skeleton className="mt-4 h-48" />
      )}
      <Button
        size="sm"
        variant="quiet"
        className="mt-3"
        onClick={() => {
          onChange({ standing: null, room: null });
          window.history.replaceState(window.history.state, "", window.location.pathname);
        }}
      >
        Describe a new room instead
      </Button>
    </section>
  );
}

function Plan({ name, design }: { name: string; design: RoomDesign }) {
  const { plan, items } = design;
  const svg = drawPlan(plan, { width_px: 320, height_px: 240, items, dimensions: false, paper: null });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={`Plan of ${name}`}
      width={320}
      height={240}
      className="h-auto w-full border border-hairline bg-paper"
    />
  );
}

interface Part {
  words: string;
  places: readonly string[];
}

/** What stands in a room, in the words of its kinds; cabinets are decided about at once. */
function partsOf(design: RoomDesign): Part[] {
  const lines = linesOfDesign(design, () => null).filter(({ what }) => what !== "hardware");
  const byWhat = Map.groupBy(lines, ({ what }) => what);
  return [...byWhat].map(([what, those]) => ({
    words: whereOf(what),
    places: those.flatMap(({ places }) => places),
  }));
}

function Stays({
  design,
  standing: { stays },
  onChange,
}: {
  design: RoomDesign;
  standing: StandingDraft;
  onChange: (stays: string[]) => void;
}) {
  return (
    <ul aria-label="What stands" className="border-hairline border-t">
      {partsOf(design).map(({ words, places }) => {
        const isKept = places.every((place) => stays.includes(place));
        const others = stays.filter((place) => !places.includes(place));
        return (
          <li
            key={words}
            className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-b py-1.5"
          >
            <span>
              <span className="font-medium">{words}</span>{" "}
              <span className="text-graphite text-sm">{isKept ? "stays" : "may change"}</span>
            </span>
            <ToggleChip isOn={isKept} onToggle={(isOn) => onChange(isOn ? [...others, ...places] : others)}>
              Keep
              <span className="sr-only">{`: ${words}`}</span>
            </ToggleChip>
          </li>
        );
      })}
    </ul>
  );
}
