import { useState } from "react";
import { styleById } from "../../../../../domain/projects/style-profile/styles.ts";
import { Actions } from "../../../../ui/actions.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useRoom } from "../room-context.ts";
import { ArrangementCard, WaitingCards } from "./arrangement-card.tsx";
import { Choosing } from "./choosing.tsx";
import { NoDoorNote } from "./no-door-note.tsx";
import { type Furnishing, useFurnish, wishLike } from "./use-furnish.ts";

/**
 * From a style to three furnished rooms side by side, one of which goes into the room. With `like`, the id of a template,
 * they are made of its products as far as these fit.
 */
export default function FurnishDialog({ like, onClose }: { like?: string | undefined; onClose: () => void }) {
  const design = useRoom((state) => state.design);
  const [first] = useState(() => (like === undefined ? null : wishLike(like, design)));
  const { now, ask, back, take } = useFurnish(first);
  const [keep, setKeep] = useState<ReadonlySet<string>>(new Set());
  const [kind, setKind] = useState(design.room);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titleOf(now)}
      keepsTyped
      className="w-[min(76rem,calc(100vw-2rem))]!"
      footer={
        now.state !== "choosing" && (
          <Actions
            out={
              <Button variant="quiet" onClick={back}>
                Other style
              </Button>
            }
            main={
              <Button
                variant="secondary"
                pending={now.state === "working"}
                onClick={() =>
                  void ask({ ...now.wish, from: now.state === "shown" ? now.found.next : now.wish.from })
                }
              >
                {now.state === "failed" ? "Try again" : "Three others"}
              </Button>
            }
          />
        )
      }
    >
      {now.state === "choosing" && (
        <Choosing
          kind={kind}
          onKind={setKind}
          keep={keep}
          onKeep={setKeep}
          onChoose={(as, style) => void ask({ room: as, style, keep: [...keep], from: 0 })}
        />
      )}
      {now.state === "working" && <WaitingCards />}
      {now.state === "failed" && <ErrorState title="We couldn't furnish the room">{now.problem}</ErrorState>}
      {now.state === "shown" && (
        <>
          <p role="status" className={now.found.problem ? "text-lg" : "sr-only"}>
            {now.found.problem ?? `Ways to furnish the room: ${now.found.arrangements.length}`}
          </p>
          {now.wish.like && !now.found.problem && (
            <p className="mb-4 text-graphite">
              With the template's products where they fit. Close this to keep only its floor, walls and trim.
              <NoDoorNote kind={now.wish.room} />
            </p>
          )}
          <ul className="grid gap-6 sm:grid-cols-3 sm:gap-4 lg:gap-6">
            {now.found.arrangements.map((arrangement, at) => (
              <ArrangementCard
                key={`${arrangement.title} ${arrangement.arrangement} ${arrangement.price}`}
                number={at + 1}
                arrangement={arrangement}
                onTake={() => {
                  if (take(arrangement)) onClose();
                }}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

const titleOf = (now: Furnishing): string =>
  now.state === "choosing"
    ? "Furnish this room"
    : `Furnish this room: ${styleById(now.wish.style)?.name ?? ""}`;
