import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, api } from "../../client/api.ts";
import { removeLocal, writeLocal } from "../../client/session/local-store.ts";
import { useSession } from "../../client/session/use-session.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { showToast } from "../../ui/toast.ts";

/** Where the result is kept: in this browser, and with the account if its owner wants that. */
export function KeepStyle({ answers }: { answers: string }) {
  const { isSignedIn, status } = useSession();
  const navigate = useNavigate();
  const [kept, setKept] = useState<string | null>();
  const { call, isSending: isBusy } = useCall();
  useEffect(() => writeLocal("style_profile", answers), [answers]);
  useEffect(() => {
    if (!isSignedIn) return;
    api("GET /api/style_profile", { feedback: "none" })
      .then(({ data }) => setKept(data?.answers ?? null))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
  }, [isSignedIn]);

  const save = async () => {
    const { message } = await api("PUT /api/style_profile", { body: { answers } });
    setKept(answers);
    showToast("success", message ?? "Saved.");
  };
  const forget = async () => {
    if (isSignedIn) await api("DELETE /api/style_profile");
    removeLocal("style_profile");
    showToast("success", "Your style profile is deleted.");
    await navigate("/style");
  };

  return (
    <div className="mt-6 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-y py-3">
      <p className="text-graphite text-sm">{whereWords(isSignedIn, kept === answers)}</p>
      {isSignedIn && kept !== undefined && kept !== answers && (
        <Button size="sm" variant="secondary" pending={isBusy} onClick={() => void call(save)}>
          {kept === null ? "Save to your account" : "Replace the one in your account"}
        </Button>
      )}
      {status === "guest" && (
        <LinkButton
          size="sm"
          variant="secondary"
          to={`/login?${new URLSearchParams({ redirect: `/style?a=${answers}` })}`}
        >
          Sign in to save it to your account
        </LinkButton>
      )}
      <Button size="sm" variant="quiet" pending={isBusy} onClick={() => void call(forget)}>
        Delete
      </Button>
    </div>
  );
}

const whereWords = (isSignedIn: boolean, isKept: boolean) =>
  isSignedIn && isKept ? "Saved with your account and in this browser." : "Saved in this browser only.";
