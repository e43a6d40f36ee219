import {
  acceptInvitation,
  cancelInvitation,
  declineInvitation,
  invite,
  listInvitations,
  openInvitation,
  resendInvitation,
  showInvitation,
} from "../../../../contract/showrooms/invitations.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { pageUrl } from "../../../platform/mail/email-content.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invitationView } from "./invitations.rules.ts";
import { findInvitations } from "./invitations.store.ts";
import { cancel, resend, sendInvitation } from "./invite.flow.ts";
import { acceptByLink, declineByLink, openByLink, openInvitationOf } from "./join.flow.ts";

/** Secrets cannot be guessed; this keeps programs from trying all day. */
const looks = { count: 120, seconds: 600 };
const countLook = (platform: Platform, { ip }: Caller) =>
  takeAttempt(platform.db, `invitation-look:${ip}`, looks);

const list = serve(listInvitations, async ({ query, caller, platform }) => {
  const { page, per_page, ...filter } = query;
  const now = platform.now();
  const { rows, total } = await findInvitations(platform.db, accountOf(caller).id, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
    now,
  });
  const shown = Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Record<
    string,
    string
  >;
  const path = "/api/pro/invitations";
  return {
    data: listForm(
      rows.map((row) => invitationView(row, now)),
      { total, page, per_page, path, query: shown },
    ),
  };
});

const make = serve(invite, async ({ body, caller, platform }) => {
  const { row, token } = await sendInvitation(platform, caller, { ...body, role: null });
  wakeMail(platform);
  return {
    message: body.way === "mail" ? `Invitation sent to ${row.email}.` : "Your link is ready.",
    data: {
      invitation: invitationView(row, platform.now()),
      link: body.way === "link" ? pageUrl(platform.config.publicUrl, `/invitation/${token}`) : null,
    },
  };
});

const again = serve(resendInvitation, async ({ params, caller, platform }) => {
  const row = await resend(platform, caller, params.id, false);
  wakeMail(platform);
  return { message: `Resent to ${row.email}.`, data: invitationView(row, platform.now()) };
});

const stop = serve(cancelInvitation, async ({ params, caller, platform }) => ({
  message: "Canceled. Its link no longer works.",
  data: invitationView(await cancel(platform, caller, params.id, false), platform.now()),
}));

const show = serve(showInvitation, async ({ params, caller, platform }) => {
  await countLook(platform, caller);
  const row = (await openInvitationOf(platform.db, params.token, platform.now())) ?? fail("not_found");
  const { kind, role, company_name, vsd_id, invited_by, email, full_name, message } = row;
  return { data: { kind, role, company_name, vsd_id, invited_by, email, full_name, message } };
});

const open = serve(openInvitation, async ({ params, caller, platform }) => {
  await countLook(platform, caller);
  await openByLink(platform, params.token);
  return {};
});

const accept = serve(acceptInvitation, async ({ params, caller, platform }) => {
  await countLook(platform, caller);
  const { kind, vsd_id, company_name } = await acceptByLink(platform, caller, params.token);
  return { message: `You joined ${company_name}.`, data: { kind, vsd_id } };
});

const decline = serve(declineInvitation, async ({ params, caller, platform }) => {
  await countLook(platform, caller);
  await declineByLink(platform, caller, params.token);
  return { message: "Declined. They can't invite you again." };
});

export const routes: readonly Route[] = [list, make, again, stop, show, open, accept, decline];
