import { useState } from "react";
import type { Selection } from "../../../../contract/design/selections.ts";
import { movesOf } from "../../../../domain/projects/selection-moves.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { tookPresent, useBoard } from "./board-context.ts";

/** What the pro can do with a selection now. */
export function ProActs({ selection }: { selection: Selection }) {
  const context = useBoard();
  const [isSure, setSure] = useState(false);
  const moves = movesOf(selection.status, "pro");
  const isChange = selection.status === "change_requested";
  const withdraw = async () => {
    try {
      const params = { id: selection.id };
      const body = { version: selection.version };
      context.take((await api("PUT /api/selections/{id}/withdraw", { params, body, feedback: "none" })).data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tookPresent(context, error);
    }
    setSure(false);
  };
  if (moves.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <LinkButton
        to={`/account/selections/${context.board.project.id}/propose?selection=${selection.id}`}
        variant={selection.status === "returned" ? "primary" : "secondary"}
        size="sm"
      >
        {moves.includes("change")
          ? "Request a change"
          : selection.status === "returned"
            ? "Propose other options"
            : "Edit"}
      </LinkButton>
      {moves.includes("withdraw") && (
        <Button variant="quiet" size="sm" onClick={() => setSure(true)}>
          {isChange ? "Withdraw the change" : "Withdraw"}
        </Button>
      )}
      <SureDialog
        isOpen={isSure}
        title={isChange ? "Withdraw the change?" : `Withdraw ${selection.title}?`}
        action={isChange ? "Withdraw the change" : "Withdraw it"}
        onClose={() => setSure(false)}
        onSure={withdraw}
      >
        {isChange ? "The client's approved choice stays the same." : "The client no longer sees it."}
      </SureDialog>
    </div>
  );
}
