import { useState } from "react";
import type { BoardItem, BoardShares } from "../../../../contract/design/boards.ts";
import { ApiError, api } from "../../../client/api.ts";
import { useRequest } from "../../../client/use-request.ts";
import { LoadingLinks, openedWords, ShareLinkRow } from "../../../kit/sharing/share-links.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDateTime } from "../../../ui/format.ts";

/** The links to a board, and what was said there. Loads when opened. */
export default function ShareBoard({
  board,
  items,
  onClose,
}: {
  board: { id: string; name: string };
  items: readonly BoardItem[];
  onClose: () => void;
}) {
  const { shares, problem, perform } = useShares(board.id);
  return (
    <Dialog title={`Share “${board.name}”`} isOpen onClose={onClose}>
      <p className="text-graphite text-sm">
        Anyone with a link can see the current board. They don't need an account.
      </p>
      {problem && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {problem}
        </p>
      )}
      {!shares && !problem && <LoadingLinks />}
      {shares && (
        <>
          <ul>
            {shares.links.map((link) => (
              <ShareLinkRow
                key={link.id}
                label={link.can_comment ? "Link for comments" : "Read-only link"}
                facts={`Works until you revoke it · ${openedWords(link)}`}
                url={link.url}
                end="Revoke"
                onEnd={() =>
                  void perform(() =>
                    api("DELETE /api/boards/{id}/links/{link}", {
                      params: { id: board.id, link: link.id },
                      feedback: "none",
                    }),
                  )
                }
              />
            ))}
          </ul>
          <NewLink
            onCreate={(mayComment) =>
              void perform(() =>
                api("POST /api/boards/{id}/links", {
                  params: { id: board.id },
                  feedback: "none",
                  body: { can_comment: mayComment },
                }),
              )
            }
          />
          <Comments
            shares={shares}
            items={items}
            onDelete={(comment) =>
              void perform(() =>
                api("DELETE /api/boards/{id}/comments/{comment}", {
                  params: { id: board.id, comment },
                  feedback: "none",
                }),
              )
            }
          />
        </>
      )}
    </Dialog>
  );
}

/** A board's links and comments; `perform` makes a change and asks for them again. */
function useShares(id: string) {
  const [shares, setShares] = useState<BoardShares>();
  const [problem, setProblem] = useState<string>();
  const perform = async (act: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await act();
      setShares((await api("GET /api/boards/{id}/shares", { params: { id }, feedback: "none" })).data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(Object.values(error.errors)[0]?.[0] ?? error.message);
    }
  };
  useRequest(id, () => void perform(async () => {}));
  return { shares, problem, perform };
}

function NewLink({ onCreate }: { onCreate: (mayComment: boolean) => void }) {
  const [mayComment, setMayComment] = useState(true);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <Checkbox
        label="Allow comments"
        checked={mayComment}
        onChange={(event) => setMayComment(event.target.checked)}
      />
      <Button size="sm" onClick={() => onCreate(mayComment)}>
        Create link
      </Button>
    </div>
  );
}

function Comments({
  shares: { comments },
  items,
  onDelete,
}: {
  shares: BoardShares;
  items: readonly BoardItem[];
  onDelete: (id: string) => void;
}) {
  if (comments.length === 0) return null;
  const about = (id: string | null) => {
    const item = items.find((one) => one.id === id);
    if (!item) return "the board";
    return item.kind === "note" ? `note “${item.text.slice(0, 30)}”` : item.kind;
  };
  return (
    <>
      <h3 className="mt-6 font-semibold">Comments</h3>
      <ul>
        {comments.toReversed().map(({ id, item, author_name, text, created_at }) => (
          <li key={id} className="border-hairline border-b py-3">
            <p className="text-sm">
              <span className="font-semibold">{author_name}</span>{" "}
              <span className="figures text-graphite">{`about ${about(item)} · ${formatDateTime(created_at)}`}</span>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <Button size="sm" variant="quiet" className="-ml-3" onClick={() => onDelete(id)}>
              Delete
              <span className="sr-only">{` comment by ${author_name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
