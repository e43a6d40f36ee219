import { useRef, useState } from "react";
import type { Board, BoardItem, BoardPicture } from "../../../../contract/design/boards.ts";
import { mostItems } from "../../../../contract/design/boards.ts";
import { boxAround, type NewItem, withNew } from "../../../../domain/projects/boards/edit.ts";
import { SaveTrouble } from "../../../kit/saving/save-trouble.tsx";
import { stateWords, whyNotSaved } from "../../../kit/saving/save-words.ts";
import { TwoVersions } from "../../../kit/saving/two-versions.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { showToast } from "../../../ui/toast.ts";
import { labelOf } from "../item-view.tsx";
import { skusOf, useBoardProducts } from "../use-board-products.ts";
import { AddBar } from "./add-bar.tsx";
import { BoardActs } from "./board-acts.tsx";
import { BoardCanvas } from "./board-canvas.tsx";
import { Inspector } from "./inspector.tsx";
import { refusedPart } from "./refused-part.ts";
import { type EditedBoard, useBoard } from "./use-board.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useView } from "./use-view.ts";
import { ViewBar } from "./view-bar.tsx";

/** The board's editor: what can be added above, the board, and what is chosen below. */
export default function BoardEditor({ board: loaded }: { board: Board }) {
  const board = useBoard(loaded);
  const { items } = board;
  const canvas = useRef<HTMLDivElement>(null);
  const { view, setView, zoomAt, showBox } = useView(canvas, items);
  const [chosen, setSelected] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<readonly BoardPicture[]>([]);
  const selected = chosen.filter((id) => items.some((item) => item.id === id));
  const products = useBoardProducts(skusOf(items), loaded.showroom?.vsd_id);
  const pictures = new Map([...loaded.pictures, ...added].map((picture) => [picture.ref, picture]));
  const change = (next: readonly BoardItem[]) => board.change({ items: next });

  const add = (item: NewItem, picture?: BoardPicture) => {
    const present = board.latest.current.items;
    if (present.length >= mostItems) {
      showToast("warning", `A board can have at most ${mostItems} items. Remove some first.`);
      return;
    }
    if (picture) setAdded((known) => [...known, picture]);
    const rect = canvas.current?.getBoundingClientRect();
    // each a little further down, so that several do not lie on each other
    const shift = (present.length % 8) * 24;
    const id = crypto.randomUUID();
    const x = ((rect?.width ?? 600) / 2 - view.x) / view.scale - item.w / 2 + shift;
    const y = ((rect?.height ?? 400) / 2 - view.y) / view.scale - item.h / 2 + shift;
    change(withNew(present, item, id, { x, y }));
    setSelected([id]);
  };
  const { undo, redo, saver, progress, discard } = board;
  const nameOf = (field: string) => refusedPart(items, field, (item) => labelOf(item, products, pictures));
  const saveFirst = async () => {
    await saver.flush();
    return whyNotSaved("This board", saver.progress, nameOf);
  };
  useBoardKeys({ items, selected, onSelect: setSelected, onChange: change, undo, redo, zoomAt });

  return (
    <>
      <div className="print:hidden">
        <Breadcrumb
          crumbs={[
            { label: "Boards", url: "/account/boards" },
            { label: board.name, url: `/account/boards/${loaded.id}` },
          ]}
        />
        <Heading board={board} />
        <BoardActs
          items={items}
          products={products}
          pictures={pictures}
          saveFirst={saveFirst}
          board={loaded}
          name={board.name}
          onDeleted={discard}
        />
        {progress.state === "stale" && <TwoVersions what="board" settle={board.settle} className="mt-3" />}
        <SaveTrouble what="This board" progress={progress} saver={saver} nameOf={nameOf} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <AddBar boardId={loaded.id} showroom={loaded.showroom?.vsd_id} onAdd={add} />
          <ViewBar board={board} scale={view.scale} zoomAt={zoomAt} onFit={() => showBox(boxAround(items))} />
        </div>
      </div>
      <div className="mt-2">
        <BoardCanvas
          canvas={canvas}
          view={view}
          setView={setView}
          items={items}
          products={products}
          pictures={pictures}
          selected={selected}
          onSelect={setSelected}
          onChange={change}
        />
      </div>
      <Inspector
        items={items}
        selected={selected}
        products={products}
        pictures={pictures}
        vsdId={loaded.showroom?.vsd_id}
        onSelect={setSelected}
        onChange={change}
      />
    </>
  );
}

/** The board's name, to be changed in its place, and whether it is saved. */
function Heading({ board: { name, change, progress } }: { board: EditedBoard }) {
  const { state } = progress;
  const isHeldUp = state !== "saved" && state !== "saving";
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
      <h1 className="min-w-0 grow">
        <input
          aria-label="Board name"
          value={name}
          maxLength={80}
          onChange={(event) => change({ name: event.target.value })}
          className="heading w-full min-w-40 rounded-sm border border-transparent bg-transparent text-xl hover:border-edge focus:border-ink md:text-2xl"
        />
      </h1>
      <p role="status" className={isHeldUp ? "font-medium text-sm text-warn" : "text-graphite text-sm"}>
        {stateWords[state]}
      </p>
    </div>
  );
}
