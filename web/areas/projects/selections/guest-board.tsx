import { useMemo, useState } from "react";
import type { GuestBoard as Shown } from "../../../../contract/design/guest-selections.ts";
import type { SelectionBoard } from "../../../../contract/design/selections.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { Board } from "./board.tsx";
import { BoardContext, type SelectionBoardContext } from "./board-context.ts";
import { useGuestBoard } from "./use-live-board.ts";

/** Good for two hours, for this link alone; it is gone with the page. */
let kept: { token: string; proof: string } | undefined;

/** The selections of a project for the reader of its link, who approves with a code if the link allows it. */
export function GuestBoard({
  token,
  first,
  canComment,
}: {
  token: string;
  first: Shown;
  canComment: boolean;
}) {
  const [board, setBoard] = useState<SelectionBoard>(first);
  const [isProved, setProved] = useState(kept?.token === token);
  const { approver } = first;
  useGuestBoard(() => {
    api("GET /api/shared_projects/{token}/selections", { params: { token }, feedback: "none" }).then(
      ({ data }) => setBoard(data),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  });
  const context = useMemo<SelectionBoardContext>(() => {
    const proof = () => (kept?.token === token ? kept.proof : "");
    return {
      board,
      take: setBoard,
      approve: async (id, signature) => {
        const call = {
          params: { token, id },
          body: { ...signature, proof: proof() },
          feedback: "none",
        } as const;
        return (await api("PUT /api/shared_projects/{token}/selections/{id}/approve", call)).data;
      },
      answer: async (id, answer) => {
        const call = {
          params: { token, id },
          body: { ...answer, proof: proof() },
          feedback: "none",
        } as const;
        return (await api("PUT /api/shared_projects/{token}/selections/{id}/answer", call)).data;
      },
      comment: async (id, body) => {
        const call = { params: { token, id }, body, feedback: "none" } as const;
        return (await api("POST /api/shared_projects/{token}/selections/{id}/comments", call)).data;
      },
      tearSheets: () => api("GET /api/shared_projects/{token}/tear_sheets", { params: { token } }),
      roomPath: ({ id, room }, option) =>
        `/shared/project/${token}/rooms/${room?.id}?selection=${id}&option=${option}`,
      guest: {
        approver,
        canComment: canComment || approver !== null,
        isProved,
        mailCode: async () => {
          const call = { params: { token }, body: {}, feedback: "none" } as const;
          return (await api("POST /api/shared_projects/{token}/code", call)).data.sent_to;
        },
        checkCode: async (code) => {
          const call = { params: { token }, body: { code }, feedback: "none" } as const;
          const { proof } = (await api("PUT /api/shared_projects/{token}/code", call)).data;
          kept = { token, proof };
          setProved(true);
        },
      },
    };
  }, [board, token, approver, canComment, isProved]);
  return (
    <BoardContext value={context}>
      <Board />
    </BoardContext>
  );
}
