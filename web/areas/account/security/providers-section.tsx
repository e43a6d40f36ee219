import type { Connection } from "../../../../contract/identity/social-login.ts";
import { api } from "../../../client/api.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { keepWalk } from "../../../kit/sign-in/social-walk.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { showToast } from "../../../ui/toast.ts";
import { Line, Lines, type PartProps, SecurityPart } from "./security-part.tsx";

/** The connected providers, and those available. */
export function ProvidersSection({
  providers,
  withProof,
  onChanged,
}: PartProps & { providers: readonly Connection[] }) {
  const { errors, isSending, send } = useApiForm();

  const connect = ({ id, name }: Connection) =>
    send(async () => {
      const reply = await withProof(() =>
        api("POST /api/sociallogin/{provider}/begin", {
          params: { provider: id },
          body: { connect: true },
          feedback: "none",
        }),
      );
      if (!reply) return;
      keepWalk({ provider: name });
      window.location.assign(reply.data.url);
    });
  const disconnect = ({ id }: Connection) =>
    send(async () => {
      const params = { provider: id };
      const reply = await withProof(() =>
        api("DELETE /api/sociallogin/{provider}", { params, feedback: "none" }),
      );
      if (reply) showToast("success", reply.message);
      await onChanged();
    });

  return (
    <SecurityPart title="Providers" lead="Sign in with an account you have elsewhere.">
      <Lines>
        {providers.map((provider) => (
          <Line
            key={provider.id}
            title={provider.name}
            detail={
              provider.connected_at
                ? `${provider.email || "Connected"}, since ${formatDate(provider.connected_at)}`
                : "Not connected"
            }
            action={
              <Button
                variant={provider.connected_at ? "danger" : "secondary"}
                size="sm"
                pending={isSending}
                aria-label={`${provider.connected_at ? "Disconnect" : "Connect"} ${provider.name}`}
                onClick={() => (provider.connected_at ? disconnect(provider) : connect(provider))}
              >
                {provider.connected_at ? "Disconnect" : "Connect"}
              </Button>
            }
          />
        ))}
      </Lines>
      {errors.provider && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {errors.provider[0]}
        </p>
      )}
    </SecurityPart>
  );
}
