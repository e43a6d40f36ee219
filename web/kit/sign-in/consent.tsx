import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { SkeletonText } from "../../ui/skeleton.tsx";

const TermsText = lazy(() =>
  loadInTime(import("./legal-texts.tsx")).then((texts) => ({ default: texts.TermsText })),
);
const PrivacyText = lazy(() =>
  loadInTime(import("./legal-texts.tsx")).then((texts) => ({ default: texts.PrivacyText })),
);

/** As tall as a dialog can be, so that its buttons do not move when the text loads. */
const tall = "h-[min(46rem,calc(100dvh-2rem))]";

/** The consent, with terms and privacy policy to read without leaving the form. */
export function Consent({ error }: { error: string | undefined }) {
  const [agrees, setAgrees] = useState(false);
  const [open, setOpen] = useState<"terms" | "privacy">();
  const close = () => setOpen(undefined);
  return (
    <div>
      <Checkbox
        name="agree"
        required
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
        error={error}
        label={
          <>
            I agree to the{" "}
            <button type="button" className="link" onClick={() => setOpen("terms")}>
              Terms of Service
            </button>{" "}
            and the{" "}
            <button type="button" className="link" onClick={() => setOpen("privacy")}>
              Privacy Policy
            </button>
          </>
        }
      />
      <TermsDialog
        isOpen={open === "terms"}
        onClose={close}
        onAccept={() => {
          setAgrees(true);
          close();
        }}
      />
      <Dialog
        isOpen={open === "privacy"}
        onClose={close}
        title="Privacy Policy"
        className={tall}
        footer={
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        }
      >
        {open === "privacy" && (
          <LegalText>
            <PrivacyText />
          </LegalText>
        )}
      </Dialog>
    </div>
  );
}

/** Accepting requires the checkbox first. */
function TermsDialog({
  isOpen,
  onClose,
  onAccept,
}: {
  isOpen: boolean;
  onClose: () => void;
  onAccept: () => void;
}) {
  const [accepts, setAccepts] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const accept = () => {
    setMissing(!accepts);
    if (accepts) onAccept();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Terms of Service"
      className={tall}
      footer={
        <>
          <Checkbox
            name="i_accept"
            className="mr-auto"
            checked={accepts}
            onChange={(event) => {
              setAccepts(event.target.checked);
              setMissing(false);
            }}
            error={isMissing ? "Accept the terms to continue." : undefined}
            label="I have read and accept the terms"
          />
          <Button onClick={accept}>Accept</Button>
        </>
      }
    >
      {isOpen && (
        <LegalText>
          <TermsText />
        </LegalText>
      )}
    </Dialog>
  );
}

function LegalText({ children }: { children: ReactNode }) {
  return <Suspense fallback={<SkeletonText lines={12} />}>{children}</Suspense>;
}
