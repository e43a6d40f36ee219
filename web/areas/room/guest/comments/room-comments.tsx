import { ChevronLeft, MessageSquarePlus } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { RoomDesign, RoomProduct } from "../../../../../contract/design/room-design.ts";
import type { CommentPin, ProjectComment } from "../../../../../contract/design/shared-projects.ts";
import { skusOf } from "../../../../../domain/room/edit/skus-of.ts";
import { Button } from "../../../../ui/button.tsx";
import type { NoView } from "../../editor/room-canvas.tsx";
import { ShownRoom, useShownProducts, useShownRoom } from "../../editor/shown-room.tsx";
import { CommentPanel } from "./comment-panel.tsx";
import { PinOverlay } from "./pin-overlay.tsx";

export interface CommentedRoom {
  room: { id: string; name: string; showroom: string; design: RoomDesign };
  /** Those of this room. */
  comments: readonly ProjectComment[];
  canComment: boolean;
  /** A guest says who writes. */
  needsName: boolean;
  send: (said: { name: string; text: string; website: string; pin: CommentPin }) => Promise<void>;
  /** Marks a comment as done or not, for the people of the project. */
  onDone?: (id: string, isDone: boolean) => Promise<void>;
  /** Where the page came from. */
  back: string;
}

/** A room in 3D with the comments that are pinned to places in it. */
export default function RoomComments({
  room,
  comments,
  canComment,
  needsName,
  send,
  onDone,
  back,
}: CommentedRoom) {
  // loading the comments anew brings the same room again, which must not be set up again
  const [shown] = useState(room);
  const { products, noView, setNoView } = useShownProducts(shown.showroom, skusOf(shown.design));
  const [chosen, setChosen] = useState<string>();
  const [isPlacing, setPlacing] = useState(false);
  const [placed, setPlaced] = useState<CommentPin>();
  const close = () => {
    setPlacing(false);
    setPlaced(undefined);
  };
  return (
    <div className="flex h-dvh min-h-[32rem] flex-col lg:flex-row">
      <div className="relative min-h-[45dvh] grow bg-sunk">
        {noView && (
          <p className="p-6">
            {noView === "no_graphics"
              ? "This browser can't show the room in 3D. The comments are still listed."
              : "The room didn't load. Go back and try again."}
          </p>
        )}
        {products && !noView && (
          <View
            design={shown.design}
            products={products}
            comments={comments}
            chosen={chosen}
            placed={placed}
            isPlacing={isPlacing}
            onChoose={setChosen}
            onPlace={(pin) => {
              setPlaced(pin);
              setPlacing(false);
            }}
            onNoView={setNoView}
          />
        )}
      </div>
      <aside className="flex min-h-0 flex-col border-hairline bg-paper max-lg:h-[45dvh] max-lg:border-t lg:w-96 lg:border-l">
        <div className="border-hairline border-b px-4 py-2">
          <Link to={back} className="link -ml-1 inline-flex min-h-11 items-center gap-1 text-sm">
            <ChevronLeft aria-hidden size={18} />
            Back to the project
          </Link>
          <h1 className="heading truncate text-lg">{room.name}</h1>
          {canComment && !placed && (
            <Button
              size="sm"
              variant={isPlacing ? "secondary" : "primary"}
              className="mt-2"
              icon={<MessageSquarePlus aria-hidden size={16} />}
              disabled={!products || noView !== undefined}
              onClick={() => setPlacing(!isPlacing)}
            >
              {isPlacing ? "Cancel" : "Pin a comment"}
            </Button>
          )}
        </div>
        <CommentPanel
          design={shown.design}
          onDone={onDone}
          comments={comments}
          chosen={chosen}
          onChoose={setChosen}
          isPlaced={placed !== undefined}
          needsName={needsName}
          onCancel={close}
          onSend={async (said) => {
            if (!placed) return;
            await send({ ...said, pin: placed });
            close();
          }}
        />
      </aside>
    </div>
  );
}

function View({
  design,
  products,
  onNoView,
  ...pins
}: {
  design: RoomDesign;
  products: readonly RoomProduct[];
  onNoView: (why: NoView) => void;
  comments: readonly ProjectComment[];
  chosen: string | undefined;
  placed: CommentPin | undefined;
  isPlacing: boolean;
  onChoose: (id: string) => void;
  onPlace: (pin: CommentPin) => void;
}) {
  const box = useRef<HTMLElement>(null);
  const room = useShownRoom(design, products);
  return (
    <ShownRoom ref={box} room={room} className="absolute inset-0" onNoView={onNoView}>
      <PinOverlay box={box} {...pins} />
    </ShownRoom>
  );
}
