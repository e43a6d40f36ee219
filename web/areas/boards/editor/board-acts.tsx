import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { Board, BoardItem } from "../../../../contract/design/boards.ts";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { ApiError, api } from "../../../client/api.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import type { Pictures } from "../item-view.tsx";
import { type Products, skusOf } from "../use-board-products.ts";
import { useExport } from "../use-export.ts";

const ShareBoard = lazy(() => loadInTime(import("./share-board.tsx")));

interface ActsProps {
  board: Board;
  name: string;
  items: readonly BoardItem[];
  products: Products;
  pictures: Pictures;
  /** Saves the board; why it could not, or null. What is built on the saved board waits for it. */
  saveFirst: () => Promise<string | null>;
  onDeleted: () => void;
}

/** Share, save as a file, add the products to a project, and delete. */
export function BoardActs({ board, name, items, products, pictures, saveFirst, onDeleted }: ActsProps) {
  const [isSharing, setSharing] = useState(false);
  const { save, isBusy } = useExport({ name, items, products, pictures });
  const sold = skusOf(items).flatMap((sku) => products.get(sku) ?? []);
  const { addAll, isAdding } = useAddAll(board, name, sold);
  const onceSaved = async (act: () => unknown) => {
    const trouble = await saveFirst();
    if (trouble) showToast("error", trouble);
    else await act();
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void onceSaved(() => setSharing(true))}>
        Share
      </Button>
      <Button
        size="sm"
        variant="secondary"
        pending={isBusy}
        onClick={() => void onceSaved(() => save("png"))}
      >
        Save picture
      </Button>
      <Button
        size="sm"
        variant="secondary"
        pending={isBusy}
        onClick={() => void onceSaved(() => save("pdf"))}
      >
        Save PDF to print
      </Button>
      {sold.length > 0 && (board.project || board.showroom?.vsd_id) && (
        <Button size="sm" variant="secondary" pending={isAdding} onClick={() => void onceSaved(addAll)}>
          {board.project ? `Add all to ${board.project.name || "the project"}` : "Add all to a new project"}
        </Button>
      )}
      {board.project && (
        <LinkButton size="sm" variant="quiet" to={`/projects/${board.project.id}`}>
          Open project
        </LinkButton>
      )}
      <DeleteAct board={board} onDeleted={onDeleted} />
      {isSharing && (
        <Suspense>
          <ShareBoard board={{ id: board.id, name }} items={items} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Adds those of the sold products that are missing to the board's project, or to a new one, and opens it. */
function useAddAll(board: Board, name: string, sold: readonly RoomProduct[]) {
  const navigate = useNavigate();
  const { isBusy: isAdding, once } = useBusy();
  const vsdId = board.showroom?.vsd_id;
  const addAll = () =>
    once(async () => {
      await attempt(async () => {
        const project = board.project?.id ?? (await newProject(name, vsdId!));
        const { data } = await api("GET /api/projectCart/{id}", { params: { id: project } });
        const there = new Set(data.Project_tans.map(({ sku }) => sku));
        const missing = sold.filter(({ sku }) => !there.has(sku));
        for (const { sku, minimum_unit } of missing) {
          await api("POST /api/projectCart/update_cart", {
            body: { project, sku, qty: Math.max(1, minimum_unit) },
          });
        }
        showToast(
          "success",
          missing.length > 0
            ? `Added ${plural(missing.length, "product")}.`
            : "The project already has all of them.",
        );
        await navigate(`/projects/${project}`);
      });
    });
  return { addAll, isAdding };
}

/** Deletes the board once the user has said so twice. */
function DeleteAct({ board, onDeleted }: { board: Board; onDeleted: () => void }) {
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const remove = () =>
    attempt(async () => {
      await api("DELETE /api/boards/{id}", { params: { id: board.id } });
      onDeleted();
      await navigate("/account/boards");
    });
  return isSure ? (
    <Actions
      out={
        <Button size="sm" variant="quiet" onClick={() => setSure(false)}>
          Keep board
        </Button>
      }
      main={
        <Button size="sm" variant="danger" onClick={() => void remove()}>
          Delete board, photos and links
        </Button>
      }
    />
  ) : (
    <Button size="sm" variant="quiet" onClick={() => setSure(true)}>
      Delete
    </Button>
  );
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // the toast has said why
    if (!(error instanceof ApiError)) throw error;
  }
}

async function newProject(name: string, showroom: string): Promise<string> {
  const { data } = await api("POST /api/projectCart", { body: { name: name || "Board", showroom } });
  return data.id;
}
