import { useRevalidator } from "react-router";
import { type ClientStage, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import type { Client } from "../../../../../contract/showrooms/clients.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { showToast } from "../../../../ui/toast.ts";

export type Move = (client: Pick<Client, "id" | "full_name" | "stage">, to: ClientStage) => Promise<void>;

/** Moves a client to another stage, with a way back in the message. */
export function useMoveClient(): Move {
  const { revalidate } = useRevalidator();
  const move: Move = async (client, to) => {
    if (client.stage === to) return;
    try {
      await api("PUT /api/pro/clients/{id}", { params: { id: client.id }, body: { stage: to } });
      showToast("success", `${client.full_name}: ${clientStages[to]}.`, {
        label: "Undo",
        onPress: () => void move({ ...client, stage: to }, client.stage),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    await revalidate();
  };
  return move;
}
