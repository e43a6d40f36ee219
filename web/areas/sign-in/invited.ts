import { useEffect } from "react";
import { type RouterContextProvider, useSearchParams } from "react-router";
import type { ShownInvitation } from "../../../contract/showrooms/invitations.ts";
import { attempt } from "../../client/page-api.ts";
import { readLocal, removeLocal } from "../../client/session/local-store.ts";

/** The open invitation whose secret a sign-up page's address has; null without one. */
export async function invitationAsked(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ShownInvitation | null> {
  const token = new URL(request.url).searchParams.get("invitation");
  if (!token) return null;
  const found = await attempt(context, "GET /api/invitations/{token}", { params: { token } });
  return found.ok ? found.reply.data : null;
}

/**
 * Brings up the invitation that this browser came by, for somebody who looked around before signing up, and forgets one
 * that no longer works.
 */
export function useKeptInvitation(invitation: ShownInvitation | null): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("invitation");
  useEffect(() => {
    const kept = readLocal("invitation");
    if (!kept) return;
    if (asked === null) {
      setSearch((before) => ({ ...Object.fromEntries(before), invitation: kept }), { replace: true });
    } else if (asked === kept && !invitation) removeLocal("invitation");
  }, [asked, invitation, setSearch]);
}
