import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError, api } from "../../client/api.ts";
import { storedToken } from "../../client/session/session-store.ts";
import { refreshUser, useSession } from "../../client/session/use-session.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { Button } from "../../ui/button.tsx";
import { countdownText, useCountdown } from "./use-countdown.ts";

const asksEvery_ms = 10_000;

/** Asks the user to open the emailed link, and notices when that happens elsewhere. */
export function Verification() {
  const { user, signOut } = useSession();
  const { isSending, send } = useApiForm();
  const { left_s, begin } = useCountdown();
  const [notice, setNotice] = useState("");
  const hasMailbox = useShop()?.settings.has_dev_mailbox ?? false;
  useSignedInOnly();
  useProofElsewhere();

  const resend = async () => {
    const reply = await send(() => api("POST /api/email/resend", { feedback: "none" }).catch(waitAsTold));
    if (!reply) return;
    setNotice(reply.message);
    begin(reply.data.resend_after_s);
  };
  const waitAsTold = (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    setNotice(error.message);
    begin(error.retryAfter_s ?? 0);
    throw error;
  };
  const check = async () => {
    await refreshUser();
    setNotice("Not confirmed yet. Please open the link in the email.");
  };

  return (
    <AccessFrame
      title="Check your email"
      lead={
        <p>
          We have sent a link to{" "}
          <strong className="font-semibold text-ink">{user?.email ?? "your email address"}</strong>. Open it
          to confirm your address. It expires in 24 hours.
        </p>
      }
      aside={
        <>
          <Way title="No email?">
            <p>It can take a minute. Check your spam folder, too.</p>
          </Way>
          <Way title="Wrong address?">
            <button type="button" onClick={signOut} className="link min-h-11 text-ink">
              Log out and sign up with another address
            </button>
          </Way>
          {hasMailbox && (
            <Way title="Development">
              <Link
                to={`/dev/mailbox?${new URLSearchParams({ to: user?.email ?? "" })}`}
                className="link inline-flex min-h-11 items-center"
              >
                Open the development mailbox
              </Link>
            </Way>
          )}
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button size="lg" pending={isSending} disabled={left_s > 0} onClick={resend}>
          {left_s > 0 ? `Send again in ${countdownText(left_s)}` : "Resend the link"}
        </Button>
        <Button size="lg" variant="secondary" onClick={check}>
          I've confirmed it
        </Button>
      </div>
      <p role="status" className="mt-4 min-h-6">
        {notice}
      </p>
    </AccessFrame>
  );
}

/** A visitor without an account here has nothing to confirm. */
function useSignedInOnly(): void {
  const { status } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    if (status !== "guest" || storedToken()) return;
    void navigate({ pathname: "/login", search: search.toString() }, { replace: true });
  }, [status, navigate, search]);
}

/** The link is often opened on a phone or in another tab; the session keeper then continues here. */
function useProofElsewhere(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible" && storedToken()) void refreshUser();
    };
    ask();
    const timer = setInterval(ask, asksEvery_ms);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
}
