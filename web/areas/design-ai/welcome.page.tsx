import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { saveFile } from "../../client/save-file.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { DeleteAccount } from "../../kit/sign-in/delete-account.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.ts";
import { isWaiting, useDraft } from "./brief/draft.ts";
import { Balance, CreditHistory } from "./credits.tsx";
import { RedeemCode, signInForCode, useCodeOfLink } from "./redeem-code.tsx";
import { type AiAccount, useAiAccount } from "./use-ai-account.ts";

const RequestList = lazy(() => loadInTime(import("./request-list.tsx")));

export const meta = titled("Your AI 3D Design account");

/** The AI design account: its balance, and the verification of its address if still needed. */
export default function AiWelcome() {
  const account = useAiAccount();
  useCodeOfLink();
  const proof = useProof(account.refresh);
  const navigate = useNavigate();
  const isGuest = account.status === "guest";
  const isLeaving = useRef(false);
  const isKept = isWaiting(useDraft().draft);

  useEffect(() => {
    if (isGuest && !isLeaving.current && proof !== "underway" && proof !== "failed")
      void navigate(signInForCode(), { replace: true });
  }, [isGuest, proof, navigate]);

  const { user, entries } = account;
  return (
    <AccessFrame
      title={user ? `Welcome, ${user.name}` : "AI 3D Design"}
      lead={user?.email}
      aside={user && <Ways account={account} />}
      wide
    >
      {proof === "failed" && (
        <div className="mb-6">
          <FormNote>This link was already used or has expired. Sign in to request a new one.</FormNote>
        </div>
      )}
      {!user && !isGuest && <SkeletonText lines={5} />}
      {isGuest && (
        <LinkButton to="/design-ai/login" variant="secondary">
          Sign In
        </LinkButton>
      )}
      {user && (
        <>
          {user.email_verified_at === null && <AddressProof email={user.email} onLook={account.refresh} />}
          <section aria-label="Credits" className="border-hairline border-y py-6">
            <Balance credits={user.credits} />
            <p className="mt-1 text-graphite">
              A brief costs 1 credit, and so does each change of a design. If no design comes of it, you get
              it back.
            </p>
            {isKept && <p className="mt-4">Your brief is kept. Go on where you left off.</p>}
            <LinkButton to="/design-ai" className="mt-5">
              {isKept ? "Go on with your brief" : "Write a brief"}
            </LinkButton>
          </section>
          <Suspense>
            <RequestList />
          </Suspense>
          <RedeemCode isVerified={user.email_verified_at !== null} onTried={account.refresh} />
          <h2 className="heading mt-10 mb-3 text-lg">Credit activity</h2>
          <CreditHistory entries={entries} />
          <Privacy
            onDeleted={async () => {
              // a user who leaves is not sent to the sign-in page
              isLeaving.current = true;
              account.forget();
              await navigate("/design-ai");
            }}
          />
        </>
      )}
    </AccessFrame>
  );
}

/** A copy of the data, and deletion. */
function Privacy({ onDeleted }: { onDeleted: () => Promise<void> }) {
  const { isSending, send } = useApiForm();
  const download = async () => {
    const reply = await send(() => api("GET /api/AI/design/my_data"));
    if (!reply) return;
    const text = JSON.stringify(reply.data, null, 2);
    saveFile(new File([text], "ai-3d-design-account.json", { type: "application/json" }));
  };
  return (
    <section className="mt-10 border-hairline border-t pt-8">
      <h2 className="heading text-lg">Privacy</h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-graphite">
        Download everything we keep about this account, or delete it. Your showroom account is separate.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={isSending} onClick={() => void download()}>
          Download my data
        </Button>
        <DeleteAccount
          goesWith="We remove your credits and everything else about this account right away."
          hasPassword
          call={({ password = "", confirm }) =>
            api("POST /api/AI/design/delete", { body: { password, confirm }, feedback: "none" })
          }
          onDeleted={onDeleted}
        />
      </div>
    </section>
  );
}

type Proof = "none" | "underway" | "done" | "failed";

/** Spends the token of an emailed link once, and removes it from the URL. */
function useProof(refresh: () => Promise<void>): Proof {
  const [search, setSearch] = useSearchParams();
  const token = search.get("verify");
  const [proof, setProof] = useState<Proof>(token ? "underway" : "none");
  const isSpent = useRef(false);
  useEffect(() => {
    if (!token || isSpent.current) return;
    isSpent.current = true;
    // first, so that it does not take the page back from somebody who has gone on meanwhile
    setSearch(
      (before) => {
        before.delete("verify");
        return before;
      },
      { replace: true },
    );
    api("GET /api/AI/design/email/verify/{token}", { params: { token }, feedback: "none" })
      .then(({ message }) => {
        setProof("done");
        showToast("success", message);
        return refresh();
      })
      .catch((error) => {
        if (!(error instanceof ApiError)) throw error;
        setProof("failed");
      });
  }, [token, refresh, setSearch]);
  return proof;
}

function AddressProof({ email, onLook }: { email: string; onLook: () => Promise<void> }) {
  const { isSending, send } = useApiForm();
  const [notice, setNotice] = useState("");
  const hasMailbox = useShop()?.settings.has_dev_mailbox ?? false;
  const resend = async () => {
    const reply = await send(() => api("POST /api/AI/design/email/resend"));
    if (reply) setNotice(reply.message);
  };
  return (
    <section className="mb-8 border-warn border-l-4 py-1 pl-5">
      <h2 className="font-semibold">Confirm your email address</h2>
      <p className="mt-1">
        We have sent a link to <strong className="font-semibold">{email}</strong>. Your first credits come
        with it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" pending={isSending} onClick={() => void resend()}>
          Resend the link
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void onLook()}>
          I've confirmed it
        </Button>
        {hasMailbox && (
          <Link
            to={`/dev/mailbox?${new URLSearchParams({ to: email })}`}
            className="link inline-flex min-h-9 items-center"
          >
            Development mailbox
          </Link>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6">
        {notice}
      </p>
    </section>
  );
}

function Ways({ account }: { account: AiAccount }) {
  const navigate = useNavigate();
  const signOut = async () => {
    await account.signOut();
    await navigate("/design-ai");
    showToast("success", "Logged Out Successfully");
  };
  return (
    <>
      <Way title="Your orders and projects">
        <Link to="/account" className="link inline-flex min-h-11 items-center">
          They are in your showroom account
        </Link>
      </Way>
      <Way title="Finished?">
        <button type="button" onClick={() => void signOut()} className="link min-h-11 text-ink">
          Log out of AI 3D Design
        </button>
      </Way>
    </>
  );
}
