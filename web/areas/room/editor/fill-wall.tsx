import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { wallLabel } from "../../../../domain/room/geometry/item-label.ts";
import { withThe } from "../../../../domain/room/geometry/place-words.ts";
import type { Center } from "../../../../domain/room/runs/arrange.ts";
import { neighborWalls } from "../../../../domain/room/runs/neighbor-walls.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { addIsland, addPeninsulaAt, fill, lineInRoom, wantedAt } from "./fill-wall-edits.ts";
import { type Line, useCabinetLines } from "./fill-wall-lines.ts";
import { PeninsulaChoice } from "./fill-wall-peninsula.tsx";
import { BacksplashChoice } from "./fill-wall-tile.tsx";
import { focusTray } from "./focus-places.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";

const words = new Map<Center, string>([
  ["refrigerator", "Refrigerator"],
  ["sink", "Sink"],
  ["dishwasher", "Dishwasher"],
  ["range", "Range"],
  ["cooktop", "Cooktop"],
]);

/** Rooms without kitchen cabinets. */
const noKitchen = /bath|powder|outdoor|patio|pool|bedroom/;

/** Of a selected wall: filling it, or it and the walls beside it, with a kitchen of one cabinet line. */
export function FillWall({ surface }: { surface: string }) {
  const id = /^wall:(.+)$/.exec(surface)?.[1] ?? "";
  const room = useRoom((state) => state.design.room);
  const wall = useRoom((state) => state.design.plan.walls.find((each) => each.id === id));
  const [isOpen, setOpen] = useState(false);
  if (!wall || wall.kind === "open" || noKitchen.test(room)) return null;
  return (
    <section aria-label="Fill with cabinets" className="grid gap-4">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        Fill this wall with cabinets
      </Button>
      {isOpen && <FillForm wall={id} />}
    </section>
  );
}

/** With nothing selected: the walls that cabinets can be laid along. */
export function WallsToFill() {
  const { store } = useRoomEditor();
  const room = useRoom((state) => state.design.room);
  const walls = useRoom((state) => state.design.plan.walls);
  if (noKitchen.test(room)) return null;
  return (
    <section>
      <h2 className="font-medium text-sm">Cabinets along a wall</h2>
      <div className="mt-2 flex flex-wrap gap-2">
        {walls
          .filter(({ kind }) => kind !== "open")
          .map(({ id }) => (
            <Button
              key={id}
              variant="secondary"
              size="sm"
              onClick={() => {
                store.getState().select({ kind: "surface", id: `wall:${id}` });
                focusTray();
              }}
            >
              {capital(wallLabel(id))}
            </Button>
          ))}
      </div>
    </section>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Where = "one" | "left" | "right" | "both";

function FillForm({ wall }: { wall: string }) {
  const { lines, failed, again } = useCabinetLines();
  if (failed)
    return (
      <p role="alert">
        We couldn't load the cabinet lines.{" "}
        <button type="button" className="link min-h-11" onClick={again}>
          Try again
        </button>
      </p>
    );
  if (!lines) return <Loading>Finding cabinet lines</Loading>;
  if (lines.length === 0) return <p>This showroom sells no kitchen cabinets.</p>;
  return <Choices wall={wall} lines={lines} />;
}

function Choices({ wall, lines }: { wall: string; lines: readonly Line[] }) {
  const context = useRoomEditor();
  const plan = useRoom((state) => state.design.plan);
  const { left, right } = useMemo(() => neighborWalls(plan, wall), [plan, wall]);
  const [line, setLine] = useState(() => lineInRoom(context.store, lines));
  const [where, setWhere] = useState<Where>("one");
  const walls = useMemo(() => wallsOf(where, wall, left, right), [where, wall, left, right]);
  const [order, setOrder] = useState<Center[]>(() => wantedAt(context.store, [wall]));
  const [isFixed, setFixed] = useState(false);
  const [hasUppers, setUppers] = useState(true);
  const [tile, setTile] = useState("");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const run = async (act: () => Promise<string>) => {
    setBusy(true);
    setSaid(await act());
    setBusy(false);
  };
  const submit = () =>
    run(() => fill(context.store, { walls, line, order, isFixed, isLow: !hasUppers, tile }));
  const places = [
    { value: "one", text: "This wall" },
    ...(left
      ? [{ value: "left", text: `And the corner on its left, with ${withThe(wallLabel(left))}` }]
      : []),
    ...(right
      ? [{ value: "right", text: `And the corner on its right, with ${withThe(wallLabel(right))}` }]
      : []),
    ...(left && right && left !== right ? [{ value: "both", text: "And both corners: a U" }] : []),
  ];
  return (
    <div className="grid gap-4">
      <Select
        label="Cabinets"
        hint="Price of a 24 in. base cabinet"
        value={line}
        onChange={(event) => setLine(event.target.value)}
        options={lines.map(({ id, door, finish, price }) => ({
          value: id,
          text: `${door}, ${finish}: ${formatUnitUsd(price, "Piece")}`,
        }))}
      />
      <Select
        label="Where"
        value={where}
        onChange={(event) => {
          const next = event.target.value as Where;
          setWhere(next);
          setOrder(wantedAt(context.store, wallsOf(next, wall, left, right)));
        }}
        options={places}
      />
      <Centers order={order} onOrder={setOrder} isFixed={isFixed} onFixed={setFixed} />
      <Checkbox
        label="Wall cabinets above"
        checked={hasUppers}
        onChange={(event) => setUppers(event.target.checked)}
      />
      <BacksplashChoice sku={tile} onChange={setTile} />
      <div className="flex flex-wrap gap-2">
        <Button pending={busy} onClick={submit}>
          {where === "one" ? "Fill this wall" : "Fill these walls"}
        </Button>
        <Button variant="secondary" pending={busy} onClick={() => run(() => addIsland(context.store, line))}>
          Add an island
        </Button>
      </div>
      <PeninsulaChoice
        pending={busy}
        onAdd={(peninsula) => run(() => addPeninsulaAt(context.store, line, { wall, ...peninsula }))}
      />
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </div>
  );
}

function wallsOf(where: Where, wall: string, left: string | null, right: string | null): string[] {
  return [
    ...(left && (where === "left" || where === "both") ? [left] : []),
    wall,
    ...(right && (where === "right" || where === "both") ? [right] : []),
  ];
}

/** Which sink and appliances the run has, and in which order. */
function Centers({
  order,
  onOrder,
  isFixed,
  onFixed,
}: {
  order: readonly Center[];
  onOrder: (order: Center[]) => void;
  isFixed: boolean;
  onFixed: (isFixed: boolean) => void;
}) {
  const hint = useId();
  const all: readonly Center[] = order.includes("cooktop")
    ? ["refrigerator", "sink", "dishwasher", "cooktop"]
    : ["refrigerator", "sink", "dishwasher", "range"];
  const move = (at: number, by: number) => {
    const next = [...order];
    const [moved] = next.splice(at, 1);
    next.splice(at + by, 0, moved!);
    onOrder(next);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium text-sm">What stands there</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {all.map((kind) => (
          <Checkbox
            key={kind}
            label={words.get(kind)!}
            checked={order.includes(kind)}
            onChange={(event) =>
              onOrder(event.target.checked ? [...order, kind] : order.filter((each) => each !== kind))
            }
          />
        ))}
      </div>
      <Checkbox
        label="In my own order"
        checked={isFixed}
        onChange={(event) => onFixed(event.target.checked)}
      />
      {isFixed && order.length > 1 && (
        <>
          <p id={hint} className="text-graphite text-sm">
            From left to right, as you look at the wall:
          </p>
          <ol aria-describedby={hint} className="grid gap-1">
            {order.map((kind, at) => (
              <li key={kind} className="flex items-center justify-between gap-2">
                <span>{`${at + 1}. ${words.get(kind)}`}</span>
                <span className="flex">
                  <IconButton
                    label={`Move ${words.get(kind)!.toLowerCase()} left`}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ChevronLeft aria-hidden size={18} />
                  </IconButton>
                  <IconButton
                    label={`Move ${words.get(kind)!.toLowerCase()} right`}
                    disabled={at === order.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ChevronRight aria-hidden size={18} />
                  </IconButton>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </fieldset>
  );
}
