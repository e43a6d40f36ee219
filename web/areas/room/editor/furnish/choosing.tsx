import { useState } from "react";
import { styles } from "../../../../../domain/projects/style-profile/styles.ts";
import { useRequest } from "../../../../client/use-request.ts";
import { roomLabel } from "../../../../kit/room/room-words.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useRoom, useRoomEditor } from "../room-context.ts";
import { nameOf } from "../things.ts";
import { NoDoorNote } from "./no-door-note.tsx";
import { type FurnishWish, furnishableAs } from "./use-furnish.ts";
import { useStylePictures } from "./use-style-pictures.ts";

type Kind = FurnishWish["room"];

/** What the room is, what of it stays, and the style: choosing that is the last step. */
export function Choosing({
  kind,
  onKind,
  keep,
  onKeep,
  onChoose,
}: {
  /** As the room names it; perhaps none that can be furnished. */
  kind: string;
  onKind: (kind: string) => void;
  keep: ReadonlySet<string>;
  onKeep: (keep: ReadonlySet<string>) => void;
  onChoose: (room: Kind, style: string) => void;
}) {
  const context = useRoomEditor();
  const [rooms, setRooms] = useState<readonly Kind[]>([]);
  const [isAsked, setAsked] = useState(false);
  useRequest("kinds", (signal) => {
    furnishableAs(context, signal)
      .then((found) => setRooms(found.rooms))
      .catch(() => undefined);
  });
  const pictures = useStylePictures(kind);
  const chosen = rooms.find((room) => room === kind);
  const isUnknown = rooms.length > 0 && !chosen;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label="What is the room?"
          value={chosen ?? ""}
          placeholder={isUnknown ? "Choose" : undefined}
          error={isUnknown && isAsked ? "Choose what the room is." : undefined}
          options={rooms.map((room) => ({ value: room, text: roomLabel(room) }))}
          onChange={(event) => onKind(event.target.value)}
        />
        <p className="text-graphite text-sm sm:pt-7">
          Walls, doors, windows and connections stay as they are. You can undo it in one step.
          <NoDoorNote kind={kind} />
        </p>
      </div>
      <WhatStays keep={keep} onKeep={onKeep} />
      <section aria-labelledby="furnish-style">
        <h3 id="furnish-style" className="font-semibold">
          Choose a style
        </h3>
        <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 lg:grid-cols-5">
          {styles.map(({ id, name }) => {
            const picture = pictures.get(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  disabled={rooms.length === 0}
                  onClick={() => (chosen ? onChoose(chosen, id) : setAsked(true))}
                  className="group block w-full text-left"
                >
                  <span className="block aspect-4/3 overflow-hidden rounded-sm bg-sunk outline-2 outline-transparent outline-offset-2 group-hover:outline-edge">
                    {picture && (
                      <Picture
                        picture={picture}
                        alt=""
                        cover
                        sizes="(width < 640px) 44vw, (width < 1025px) 24vw, 220px"
                        widest_px={400}
                      />
                    )}
                  </span>
                  <span className="mt-1.5 block text-sm group-hover:underline">{name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

/** The things and covered surfaces that are there, to be kept. */
function WhatStays({
  keep,
  onKeep,
}: {
  keep: ReadonlySet<string>;
  onKeep: (keep: ReadonlySet<string>) => void;
}) {
  const design = useRoom((state) => state.design);
  const things = design.items.filter(({ host }) => !host).map(({ id }) => ({ kind: "item" as const, id }));
  const covered = design.surfaces
    .filter(({ id, sku }) => sku !== null && !/^(shower|countertop|coping):/.test(id))
    .map(({ id }) => ({ kind: "surface" as const, id }));
  const all = [...things, ...covered];
  if (all.length === 0) return null;
  const put = (id: string, isKept: boolean) => {
    const next = new Set(keep);
    if (isKept) next.add(id);
    else next.delete(id);
    onKeep(next);
  };
  return (
    <fieldset>
      <legend className="font-semibold">What stays</legend>
      <p className="mt-1 text-graphite text-sm">Everything else that is in the room now is replaced.</p>
      <div className="mt-2 grid max-h-52 grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 overflow-y-auto">
        {all.map((each) => (
          <Checkbox
            key={`${each.kind} ${each.id}`}
            label={nameOf(design, each)}
            checked={keep.has(each.id)}
            onChange={(event) => put(each.id, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
