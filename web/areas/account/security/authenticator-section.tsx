import type { ReplyOf } from "../../../client/api-call.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { NewSecretDialog } from "./new-secret-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { Line, Lines, type PartProps, SecurityPart } from "./security-part.tsx";
import { useAuthenticator } from "./use-authenticator.ts";

type Authenticator = ReplyOf<"GET /api/authenticator">["data"];

export function AuthenticatorSection({
  authenticator,
  ...part
}: PartProps & { authenticator: Authenticator }) {
  const app = useAuthenticator(part);
  return (
    <>
      <SecurityPart
        title="Authenticator app"
        lead="On each new device we ask for a code from an app on your phone after your password. Someone who learns your password can't get in."
        action={
          !authenticator && (
            <Button variant="secondary" size="sm" pending={app.isSending} onClick={app.begin}>
              Set up an app
            </Button>
          )
        }
      >
        {authenticator && <AppLines authenticator={authenticator} app={app} />}
      </SecurityPart>
      <NewSecretDialog secret={app.secret} onClose={app.dropSecret} onCode={app.confirm} />
      <RecoveryCodesDialog codes={app.codes} onClose={app.codesKept} />
      <SureDialog
        isOpen={app.asksToRemove}
        onClose={() => app.setAsking(false)}
        title="Turn off the app?"
        action="Turn off app"
        keep="Keep it on"
        deletes
        onSure={app.remove}
      >
        You'll sign in with only your password. Your recovery codes stop working.
      </SureDialog>
    </>
  );
}

function AppLines({
  authenticator,
  app,
}: {
  authenticator: NonNullable<Authenticator>;
  app: ReturnType<typeof useAuthenticator>;
}) {
  return (
    <Lines>
      <Line
        title="On"
        detail={`Since ${formatDate(authenticator.enabled_at)}`}
        action={
          <Button variant="danger" size="sm" onClick={() => app.setAsking(true)}>
            Turn off
          </Button>
        }
      />
      <Line
        title="Recovery codes"
        detail={`${authenticator.recovery_codes_left} of 10 left`}
        action={
          <Button variant="secondary" size="sm" pending={app.isSending} onClick={app.renew}>
            New codes
          </Button>
        }
      />
    </Lines>
  );
}
