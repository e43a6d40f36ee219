import { useEffect, useState } from "react";
import { teamRoleWords } from "../../../../../contract/identity/team-roles.ts";
import type { ShownInvitation } from "../../../../../contract/showrooms/invitations.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { attempt } from "../../../../client/page-api.ts";
import { showroomCookie, writeCookie } from "../../../../client/session/browser-cookies.ts";
import { removeLocal, writeLocal } from "../../../../client/session/local-store.ts";
import { useSession } from "../../../../client/session/use-session.ts";
import { FormNote } from "../../../../kit/forms/form-note.tsx";
import { AccessFrame, Way } from "../../../../kit/page/access-frame.tsx";
import { titled } from "../../../../kit/page/page-title.ts";
import { Button } from "../../../../ui/button.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import type { Route } from "./+types/invitation.page.ts";

export const meta = titled("Your invitation");

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await attempt(context, "GET /api/invitations/{token}", { params });
  return found.ok ? found.reply.data : null;
}

/** What somebody sees who follows an invitation's link. */
export default function InvitationPage({ loaderData: invitation, params }: Route.ComponentProps) {
  if (!invitation) return <GoneInvitation />;
  return <OpenInvitation invitation={invitation} token={params.token} />;
}

function GoneInvitation() {
  useEffect(() => removeLocal("invitation"), []);
  return (
    <AccessFrame
      title="This invitation no longer works"
      lead={
        <p>It was already used, was canceled, or expired. Ask the person who invited you for a new one.</p>
      }
    >
      <LinkButton to="/" variant="secondary">
        Go to the shop
      </LinkButton>
    </AccessFrame>
  );
}

const offers: Record<ShownInvitation["kind"], (name: string) => string> = {
  client: (name) => `See ${name}'s prices, plan your room in 3D, and order materials in one place.`,
  designer: (name) => `Work with ${name} as a designer: open your own showroom and plan rooms for clients.`,
  vendor: (name) => `Sell your products on the marketplace, so that ${name} can show them to clients.`,
  team: (name) => `Work in ${name}'s showroom with an account of your own.`,
};

function OpenInvitation({ invitation, token }: { invitation: ShownInvitation; token: string }) {
  const { company_name, vsd_id, invited_by, message, kind, role } = invitation;
  useEffect(() => {
    // a sign-up in this browser, now or after a look around, counts for this invitation
    if (kind !== "team") writeLocal("invitation", token);
    if (kind === "client") writeCookie(showroomCookie(vsd_id));
    api("POST /api/invitations/{token}/open", { params: { token }, feedback: "none" }).catch(() => undefined);
  }, [kind, token, vsd_id]);
  return (
    <AccessFrame
      title={kind === "team" ? `Join the team of ${company_name}` : `${company_name} has invited you`}
      lead={<p>{offers[kind](company_name)}</p>}
      aside={
        <>
          {kind === "client" && (
            <Way title="Showroom ID">
              <p className="code">{vsd_id}</p>
              <p>We fill it in for you.</p>
            </Way>
          )}
          {role && <Way title={teamRoleWords[role].name}>{teamRoleWords[role].may}</Way>}
          <Way title="Not for you?">
            <Decline token={token} company={company_name} hasAddress={invitation.email !== ""} />
          </Way>
        </>
      }
    >
      {message && (
        <figure className="mb-8 border-ink border-l-2 pl-4">
          <blockquote className="whitespace-pre-line">{message}</blockquote>
          <figcaption className="mt-1 text-graphite text-sm">{invited_by || company_name}</figcaption>
        </figure>
      )}
      <Answer invitation={invitation} token={token} />
    </AccessFrame>
  );
}

/** Where clients start in a showroom. */
const showroomPath = "/visualize/contractor/all";

const registerPages = {
  client: "/register",
  designer: "/register/contractor",
  vendor: "/register/vendor",
} as const;

/** The way on: accept with the account that is signed in, or sign up. */
function Answer({ invitation: { kind, vsd_id }, token }: { invitation: ShownInvitation; token: string }) {
  const { user } = useSession();
  const invited = `?${new URLSearchParams({ ...(kind === "client" && { redirect: showroomPath }), invitation: token })}`;
  const here = `?redirect=${encodeURIComponent(`/invitation/${token}`)}`;
  if (user) return <Accept token={token} kind={kind} email={user.email} />;
  if (kind === "team") {
    return (
      <div className="grid gap-4">
        <p>Sign in with your account, or create a free one. Then come back here and accept.</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`/login${here}`}>Sign in</LinkButton>
          <LinkButton to={`/register${here}&invitation=${token}`} variant="secondary">
            Create account
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <LinkButton to={registerPages[kind] + invited} reloadDocument size="lg">
        {kind === "client" ? "Create your account" : "Sign up"}
      </LinkButton>
      {kind === "client" && (
        <>
          <LinkButton to={`/login${here}`} variant="secondary">
            I have an account
          </LinkButton>
          <a href={`/showroom/enter/${vsd_id}`} className="link inline-flex min-h-11 items-center">
            Look around first
          </a>
        </>
      )}
    </div>
  );
}

function Accept({ token, kind, email }: { token: string; kind: ShownInvitation["kind"]; email: string }) {
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const accept = async () => {
    setSending(true);
    try {
      await api("POST /api/invitations/{token}/accept", { params: { token }, feedback: "none" });
      removeLocal("invitation");
      // the whole shop is another one now: a showroom's prices, or a showroom to work in
      window.location.assign(kind === "client" ? `/showroom${showroomPath}` : "/showroom/account");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
      setSending(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-4">
      {refusal && <FormNote>{refusal}</FormNote>}
      <p>{`You are signed in as ${email}.`}</p>
      <Button size="lg" pending={isSending} onClick={() => void accept()}>
        Accept invitation
      </Button>
    </div>
  );
}

function Decline({ token, company, hasAddress }: { token: string; company: string; hasAddress: boolean }) {
  const [said, setSaid] = useState<string>();
  if (!hasAddress) return <p>Close this page. Nothing else happens.</p>;
  if (said) return <p role="status">{said}</p>;
  const decline = async () => {
    try {
      setSaid((await api("POST /api/invitations/{token}/decline", { params: { token } })).message);
      removeLocal("invitation");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <>
      <p>{`If you decline, ${company} can't invite you again.`}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => void decline()}>
        Decline
      </Button>
    </>
  );
}
