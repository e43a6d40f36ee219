import { Form, Link, useNavigation } from "react-router";
import { attempt, pageFailure } from "../../client/page-api.ts";
import { AccessFrame } from "../../kit/page/access-frame.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/unsubscribe.page.ts";

export const meta = titled("Unsubscribe");

/** Looks only: programs that open the links in emails must not unsubscribe anybody. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tried = await attempt(context, "GET /api/unsubscribe/{token}", { params });
  if (tried.ok) return { link: tried.reply.data };
  if (tried.error.status !== 422) throw pageFailure(tried.error, request);
  return { link: null };
}

/** For the page's own button, and for the one in mail programs, which posts without a browser (RFC 8058). */
export async function action({ context, params, request }: Route.ActionArgs) {
  const tried = await attempt(context, "POST /api/unsubscribe/{token}", { params });
  if (tried.ok || tried.error.status === 422) return null;
  throw pageFailure(tried.error, request);
}

/** Where the unsubscribe link of an email leads; works without scripts. */
export default function Unsubscribe({ loaderData: { link } }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (!link) {
    return (
      <AccessFrame
        title="This link doesn't work"
        lead="It isn't complete. Copy the whole link from the email, or choose your emails in your account."
      >
        <LinkButton to="/account/notifications">Manage all emails</LinkButton>
      </AccessFrame>
    );
  }
  const about = new Intl.ListFormat("en-US").format(link.about.map((label) => label.toLowerCase()));
  const manage = link.has_account && (
    <p className="mt-8">
      <Link to="/account/notifications" className="link">
        Manage all emails and notifications
      </Link>
    </p>
  );
  if (link.is_stopped) {
    return (
      <AccessFrame
        title="You're unsubscribed"
        lead={<p role="status">{`We don't send you emails about ${about} any more.`}</p>}
      >
        <LinkButton to="/">Back to Home</LinkButton>
        {manage}
      </AccessFrame>
    );
  }
  return (
    <AccessFrame
      title={`Stop emails about ${about}?`}
      lead="You'll still get codes, receipts and security emails."
    >
      <Form method="post">
        <Button type="submit" pending={state === "submitting"}>
          Unsubscribe
        </Button>
      </Form>
      {manage}
    </AccessFrame>
  );
}
