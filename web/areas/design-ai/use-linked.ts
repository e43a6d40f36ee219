import { useState } from "react";
import type { AiLinked } from "../../../contract/identity/ai-accounts.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { useSession } from "../../client/session/use-session.ts";
import { useRequest } from "../../client/use-request.ts";
import { keepAiToken } from "./use-ai-account.ts";

/** Whether the customer who is signed in to the shop has an AI design account at the same address; null until known. */
export function useLinked(isGuest: boolean): AiLinked | null {
  const { user } = useSession();
  const [linked, setLinked] = useState<AiLinked | null>(null);
  const asked = isGuest && user?.type === "User" ? user.id : "";
  useRequest(asked, () => {
    if (!asked) return setLinked(null);
    api("GET /api/AI/linked", { feedback: "none" })
      .then(({ data }) => setLinked(data))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
  });
  return asked ? linked : null;
}

/** Signs in to the AI design account of the customer; `confirm` links or makes it. */
export async function enterByShop(confirm: boolean): Promise<void> {
  const { token } = await api("POST /api/AI/linked", { body: { confirm } });
  keepAiToken(token);
}
