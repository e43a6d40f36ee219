import { useRevalidator } from "react-router";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import { titled } from "../../kit/page/page-title.ts";
import { useProof } from "../../kit/sign-in/use-proof.tsx";
import type { Route } from "./+types/security.page.ts";
import { AuthenticatorSection } from "./security/authenticator-section.tsx";
import { DevicesSection } from "./security/devices-section.tsx";
import { PasskeysSection } from "./security/passkeys-section.tsx";
import { PasswordSection } from "./security/password-section.tsx";
import { ProvidersSection } from "./security/providers-section.tsx";

export const meta = titled("Sign-in and security");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const api = signedInApi(request);
  const [passkeys, authenticator, devices, providers] = await Promise.all([
    api("GET /api/passkeys"),
    api("GET /api/authenticator"),
    api("GET /api/sessions"),
    api("GET /api/sociallogin/connections"),
  ]);
  return {
    passkeys: passkeys.data,
    authenticator: authenticator.data,
    devices: devices.data,
    providers: providers.data,
  };
}

/** Sign-in methods, and active devices. */
export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const { withProof, question } = useProof();
  if (!user) return null;
  const parts = { withProof, onChanged: revalidate };
  const { passkeys, authenticator, devices, providers } = loaderData;
  return (
    <div className="max-w-[44rem]">
      <h1 className="heading text-xl md:text-2xl">Sign-in and security</h1>
      <PasswordSection user={user} {...parts} />
      <PasskeysSection passkeys={passkeys} {...parts} />
      <AuthenticatorSection authenticator={authenticator} {...parts} />
      {providers.length > 0 && <ProvidersSection providers={providers} {...parts} />}
      <DevicesSection devices={devices} onChanged={revalidate} />
      {question}
    </div>
  );
}
