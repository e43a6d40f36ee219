import { useCallback, useEffect, useRef, useState } from "react";
import type { AiUser, CreditEntry } from "../../../contract/identity/ai-accounts.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { removeLocal, useLocal, writeLocal } from "../../client/session/local-store.ts";
import { endAiSession, storedAiToken } from "../../client/session/session-store.ts";
import { useRequest } from "../../client/use-request.ts";

export interface AiAccount {
  /** `unknown` until the browser has looked. */
  status: "unknown" | "guest" | "user";
  user: AiUser | null;
  entries: readonly CreditEntry[];
  /** Reloads account and balance. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Removes the account from this browser after signing out or deletion. */
  forget: () => void;
}

/** The AI design account in this browser, with its balance. Independent of the shop account. */
export function useAiAccount(): AiAccount {
  const token = useLocal("AIauthToken");
  const [account, setAccount] = useState<Pick<AiAccount, "status" | "user" | "entries">>(unknown);

  // a slow answer never replaces what was asked for after it
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    const turn = ++asked.current;
    if (!storedAiToken()) return setAccount(guest);
    try {
      const [me, credits] = await Promise.all([
        api("GET /api/AI/get_user", { feedback: "none" }),
        api("POST /api/AI/get_credits", { feedback: "none" }),
      ]);
      const user = { ...me.user, credits: credits.data.credits };
      if (turn === asked.current) setAccount({ status: "user", user, entries: credits.data.entries });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === asked.current) setAccount(guest);
    }
  }, []);

  useRequest(token, () => void refresh());
  // credits come while another tab is open: with a confirmed address, or a design that failed
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && refresh());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refresh]);

  const forget = () => {
    endAiSession();
    removeLocal("credit_code");
    setAccount(guest);
  };
  const signOut = async () => {
    await api("POST /api/AI/design", { body: { action: "logout" }, feedback: "none" }).catch(() => undefined);
    forget();
  };
  return { ...account, refresh, signOut, forget };
}

const unknown = { status: "unknown", user: null, entries: [] } as const;
const guest = { status: "guest", user: null, entries: [] } as const;

/** Stores an account that has just signed in. */
export const keepAiToken = (token: string): void => writeLocal("AIauthToken", token);
