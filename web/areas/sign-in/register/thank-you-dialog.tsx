import { useHref } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** Shown once after signing up. Closing it in any way continues. */
export function ThankYouDialog({
  email,
  onContinue,
  onHome,
}: {
  /** Of the new account; the dialog is open while it is set. */
  email: string | undefined;
  onContinue: () => void;
  onHome: () => void;
}) {
  const home = useHref("/");
  return (
    <Dialog
      isOpen={email !== undefined}
      onClose={onContinue}
      title="Thank you for signing up"
      footer={
        <>
          <a
            href={home}
            className="link mr-auto flex min-h-11 items-center"
            onClick={(event) => {
              event.preventDefault();
              onHome();
            }}
          >
            Back to Home
          </a>
          <Button onClick={onContinue}>Continue</Button>
        </>
      }
    >
      <p>
        Your account is ready. We have sent a link to <strong className="font-semibold">{email}</strong>: open
        it to confirm your address, so you get order updates.
      </p>
    </Dialog>
  );
}
