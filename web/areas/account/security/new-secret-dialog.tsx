import type { ReplyOf } from "../../../client/api-call.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
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
  const form = useApiForm();
  return (
    <FormDialog
      title="Set up your authenticator app"
      confirm="Turn on"
      isOpen={secret !== undefined}
      form={form}
      onSubmit={({ otp = "" }) => form.send(() => onCode(otp.replace(/\s/g, "")))}
      onClose={onClose}
    >
      {secret && <Secret secret={secret} />}
      <TextField
        label="Code from the app"
        name="otp"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        className="max-w-60"
        required
        error={form.errors.otp}
      />
    </FormDialog>
  );
}

const Secret = ({ secret: { qr_svg, secret } }: { secret: NewSecret }) => (
  <>
    <p>Scan this code with the app. Any authenticator app works.</p>
    <img
      src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
      width={200}
      height={200}
      alt="QR code with the secret for your app"
      className="size-50 border border-hairline bg-white"
    />
    <div>
      <p className="text-graphite text-sm">No camera? Enter this key in the app:</p>
      <p className="code mt-1 [overflow-wrap:anywhere]" data-testid="secret">
        {secret.match(/.{1,4}/g)?.join(" ")}
      </p>
    </div>
  </>
);
