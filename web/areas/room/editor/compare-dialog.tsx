import { useEffect, useRef, useState } from "react";
import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { type Changes, changesBetween } from "../../../../domain/room/edit/changes.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { api } from "../../../client/api.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";

interface Other {
  room: Room;
  products: ReadonlyMap<string, RoomProduct>;
}

/** Two versions of a room side by side, their differences, and the price difference. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const room = useRoom((state) => state.room);
  const design = useRoom((state) => state.design);
  const own = useRoom((state) => state.products);
  const others = room.variants.filter(({ id }) => id !== room.id);
  const [chosen, setChosen] = useState(others[0]?.id);
  const other = useOther(chosen);
  const compared = other && changesBetween(design, other.room.design, other.products);
  return (
    <Dialog isOpen onClose={onClose} title="Compare versions" className="w-[min(76rem,calc(100vw-2rem))]!">
      {others.length > 1 && (
        <Select
          label="Compare with"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={others.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Side title={room.name} design={design} products={own} />
        {other ? (
          <Side
            key={other.room.id}
            title={other.room.name}
            design={other.room.design}
            products={other.products}
          />
        ) : (
          <Skeleton className="aspect-4/3" />
        )}
      </div>
      {other && compared && <Differences other={other.room} compared={compared} />}
    </Dialog>
  );
}

/** The version to compare with, and its products. */
function useOther(chosen: string | undefined): Other | undefined {
  const { store } = useRoomEditor();
  const showroom = useRoom((state) => state.room.showroom.id);
  const [other, setOther] = useState<Other>();
  useEffect(() => {
    if (!chosen) return;
    const stop = new AbortController();
    const load = async () => {
      const { data } = await api("GET /api/rooms/{id}", {
        params: { id: chosen },
        query: asGuest(),
        signal: stop.signal,
      });
      const { data: found } = await api("POST /api/rooms/goods", {
        body: { showroom, skus: skusOf(data.design) },
        signal: stop.signal,
      });
      const products = new Map(store.getState().products);
      for (const product of found.goods) products.set(product.sku, product);
      setOther({ room: data, products });
    };
    load().catch(() => undefined);
    return () => stop.abort();
  }, [chosen, showroom, store]);
  return other;
}

function Differences({ other, compared }: { other: Room; compared: Changes }) {
  const difference = (compared.after_cents - compared.before_cents) / 100;
  return (
    <div className="mt-6">
      <p className="figures text-lg">
        {Math.abs(difference) < 0.005
          ? "Both cost the same."
          : `${other.name} costs ${formatUsd(Math.abs(difference))} ${difference > 0 ? "more" : "less"}.`}
      </p>
      <ul className="mt-3 border-hairline border-t">
        {compared.changes.map((change) => (
          <li
            key={`${change.kind} ${change.id}`}
            className="flex justify-between gap-4 border-hairline border-b py-2"
          >
            <span>{change.words}</span>
            <span className="figures shrink-0 text-graphite">
              {change.price_cents === 0
                ? ""
                : `${change.price_cents > 0 ? "+" : ""}${formatUsd(change.price_cents / 100)}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <LinkButton to={`/visualize/room/${other.id}`} variant="secondary">
          {`Work on ${other.name}`}
        </LinkButton>
      </div>
    </div>
  );
}

function Side({
  title,
  design,
  products,
}: {
  title: string;
  design: RoomDesign;
  products: ReadonlyMap<string, RoomProduct>;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasPicture, setPicture] = useState(true);
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const open = async () => {
      const { openRoomView } = await import("../../../kit/room/viewer/open-room-view.ts");
      if (isGone || !canvas.current) return;
      const view = openRoomView(canvas.current, { design, products, quality: "low" });
      view.setCamera({ kind: "photo", view: 0 });
      close = () => view.dispose();
    };
    // without 3D the list of differences below is enough
    open().catch(() => setPicture(false));
    return () => {
      isGone = true;
      close?.();
    };
  }, [design, products]);
  return (
    <figure className="min-w-0">
      {hasPicture && (
        <canvas ref={canvas} role="img" aria-label={title} className="aspect-4/3 w-full bg-sunk" />
      )}
      <figcaption className="mt-2 font-medium">{title}</figcaption>
    </figure>
  );
}
