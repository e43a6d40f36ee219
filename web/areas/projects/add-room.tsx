import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import type { FloorplanRow, TemplateRow } from "../../../contract/design/room-library.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { roomPath } from "../../kit/room/begin-room.ts";
import { areaWords, inWords, roomChoices } from "../../kit/room/room-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NoPicture } from "../../ui/no-picture.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type From = "template" | "floorplan";

/** Something that a room is begun from. */
interface Start {
  id: string;
  name: string;
  detail: string;
  picture: TemplateRow["picture"];
}

const atOnce = 24;

/** Begins a room of the project from a furnished template or an empty floor plan, and opens it. */
export default function AddRoom({ project, onClose }: { project: Project; onClose: () => void }) {
  const navigate = useNavigate();
  const [from, setFrom] = useState<From>("template");
  const [room, setRoom] = useState("");
  const { starts, hasMore, problem, more } = useStarts(project.showroom.id, from, room);
  const [beginning, setBeginning] = useState<string>();
  const begin = async ({ id, name }: Start) => {
    if (beginning) return;
    setBeginning(id);
    try {
      const body = { project: project.id, name, [from]: id };
      const { data } = await api("POST /api/rooms", { body });
      await navigate(roomPath(data.id));
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
      setBeginning(undefined);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a room"
      keepsTyped
      className="w-[min(56rem,calc(100vw-2rem))]"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Start from"
          value={from}
          options={[
            { value: "template", text: "A furnished template" },
            { value: "floorplan", text: "An empty floor plan" },
          ]}
          onChange={({ target }) => setFrom(target.value as From)}
        />
        <Select
          label="Kind of room"
          value={room}
          options={[{ value: "", text: "All rooms" }, ...roomChoices]}
          onChange={({ target }) => setRoom(target.value)}
        />
      </div>
      {problem && (
        <p role="alert" className="mt-5 text-bad">
          {problem}
        </p>
      )}
      {!starts && !problem && <Skeleton className="mt-5 h-64" />}
      {starts?.length === 0 && <p className="mt-5 text-graphite">No rooms of this type.</p>}
      <Starts starts={starts ?? []} beginning={beginning} onBegin={(start) => void begin(start)} />
      {hasMore && (
        <Button variant="secondary" className="mt-6" onClick={more}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}

/** The templates or plans as pictures; a press begins the room. */
function Starts({
  starts,
  beginning,
  onBegin,
}: {
  starts: readonly Start[];
  /** The one that a room is being begun from. */
  beginning: string | undefined;
  onBegin: (start: Start) => void;
}) {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {starts.map((start) => (
        <li key={start.id}>
          <button
            type="button"
            aria-busy={beginning === start.id}
            className="group block w-full text-left"
            onClick={() => onBegin(start)}
          >
            <span className="block aspect-4/3 overflow-hidden border border-hairline bg-white">
              {start.picture ? (
                <Picture picture={start.picture} alt="" cover sizes="280px" widest_px={480} />
              ) : (
                <NoPicture />
              )}
            </span>
            <span className="mt-2 line-clamp-2 block font-medium text-sm group-hover:underline">
              {start.name}
            </span>
            <span className="figures block text-graphite text-sm">{start.detail}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const ofTemplate = ({ id, name, style, area_sqft, picture }: TemplateRow): Start => ({
  id,
  name,
  picture,
  detail: [style && inWords(style), areaWords(area_sqft)].filter(Boolean).join(" · "),
});
const ofPlan = ({ id, name, layout, area_sqft, picture }: FloorplanRow): Start => ({
  id,
  name,
  picture,
  detail: [layout && inWords(layout), areaWords(area_sqft)].filter(Boolean).join(" · "),
});

/** What there is to begin with, page after page. */
function useStarts(showroom: string, from: From, room: string) {
  const wanted = `${from} ${room}`;
  const [found, setFound] = useState<{
    wanted: string;
    page: number;
    last: number;
    starts: readonly Start[];
  }>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState({ wanted, page: 1 });
  const page = asked.wanted === wanted ? asked.page : 1;
  useEffect(() => {
    const stop = new AbortController();
    const query = { page, per_page: atOnce, ...(room && { room }) };
    const call = { signal: stop.signal, feedback: "none" } as const;
    const ask = async () => {
      if (from === "template") {
        const { data } = await api("GET /api/templates", { query: { ...query, showroom }, ...call });
        return { last: data.last_page, starts: data.data.map(ofTemplate) };
      }
      const { data } = await api("GET /api/floorplans", { query, ...call });
      return { last: data.last_page, starts: data.data.map(ofPlan) };
    };
    ask().then(
      ({ last, starts }) => {
        setProblem(undefined);
        setFound((before) => ({
          wanted: `${from} ${room}`,
          page,
          last,
          starts: page === 1 ? starts : [...(before?.starts ?? []), ...starts],
        }));
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.message);
      },
    );
    return () => stop.abort();
  }, [showroom, from, room, page]);
  const present = found?.wanted === wanted ? found : undefined;
  return {
    starts: present?.starts,
    hasMore: present !== undefined && present.page < present.last,
    problem,
    more: () => setAsked({ wanted, page: page + 1 }),
  };
}
