import type { NavigateFunction } from "react-router";
import { ApiError, api } from "../../client/api.ts";

/** Starts a proposal from a client, project or room, or from nothing, and opens it. A refusal shows as a toast. */
export async function startProposal(
  from: { client?: string; project?: string; room?: string },
  navigate: NavigateFunction,
): Promise<void> {
  try {
    const { data } = await api("POST /api/pro/proposals", {
      body: from,
      idempotencyKey: crypto.randomUUID(),
    });
    await navigate(`/account/proposals/${data.id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
