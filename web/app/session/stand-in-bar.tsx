import { useState } from "react";
import type { User } from "../../../contract/identity/accounts.ts";
import { ApiError, api } from "../../client/api.ts";
import { readLocal, removeLocal } from "../../client/session/local-store.ts";
import { endSession, openSession } from "../../client/session/session-store.ts";
import { forgetUse } from "../../client/session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { FootBar } from "../../ui/foot-bar.tsx";
import { sessionBar } from "./session-bar.ts";

/** At the foot of every page while an admin is signed in as a user; the way back. */
export default function StandInBar({ user, until }: { user: User; until: string }) {
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      const token = readLocal("officeToken");
      const { admin } = await api("POST /api/stand_in/end", { body: { ...(token && { token }) } });
      removeLocal("officeToken");
      forgetUse();
      if (admin) openSession(admin.user, admin.token);
      else endSession();
      // the whole page anew: nothing of the user's may stay in it
      window.location.assign(`/showroom/${admin ? `account/admin/users/${user.id}` : "pro-account/login"}`);
    } catch (error) {
      setEnding(false);
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 60_000));
  return (
    <FootBar about="session" label="Signed in as a user" className={sessionBar}>
      <p className="min-w-0 break-words text-sm">
        You are signed in as <strong>{user.full_name || user.email}</strong>, for{" "}
        <span className="figures">{minutes}</span> more {minutes === 1 ? "minute" : "minutes"} at most. The
        audit log keeps each change.
      </p>
      <Button variant="danger" size="sm" pending={isEnding} onClick={() => void end()}>
        Stop
      </Button>
    </FootBar>
  );
}
