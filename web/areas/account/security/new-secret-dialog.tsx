import type { ReplyOf } from "../../../client/api-call.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";

export type NewSecret = ReplyOf<"POST /api/authenticator">["data"];

/** Shows an app's secret as a QR code and as text, and asks for the first code. */
export function NewSecretDialog({
  secret,
  onClose,
  onCode,
}: {
  secret: NewSecret | undefined;
  onClose: () => void;
  onCode: (otp: string) => Promise<void>;
}) {
  const { form, errors, isSending, send } = useApiForm();
  const confirm = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const otp = (textsOf(event.currentTarget).otp ?? "").replace(/\s/g, "");
    await send(() => onCode(otp));
  };
  return (
    <Dialog isOpen={secret !== undefined} onClose={onClose} title="Set up your authenticator app">
      {secret && (
        <form ref={form} method="post" onSubmit={confirm} noValidate className="grid gap-5">
          <p>Scan this code with the app. Any authenticator app works.</p>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(secret.qr_svg)}`}
            width={200}
            height={200}
            alt="QR code with the secret for your app"
            className="size-50 border border-hairline bg-white"
          />
          <div>
            <p className="text-graphite text-sm">No camera? Enter this key in the app:</p>
            <p className="code mt-1 [overflow-wrap:anywhere]" data-testid="secret">
              {secret.secret.match(/.{1,4}/g)?.join(" ")}
            </p>
          </div>
          <TextField
            label="Code from the app"
            name="otp"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            className="max-w-60"
            required
            error={errors.otp?.[0]}
          />
          <Button type="submit" pending={isSending} className="justify-self-start">
            Turn on
          </Button>
        </form>
      )}
    </Dialog>
  );
}
