import { Form, Link } from "react-router";
import { loaderApi } from "../../../client/page-api.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/mailbox.page.ts";
import { MailList } from "./mail-list.tsx";
import { MailView } from "./mail-view.tsx";

export const meta = titled("Development mailbox");

/** Emails to an address, or all, with the selected or the newest one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const to = search.get("to")?.trim() ?? "";
  const { data: mails } = await loaderApi(context, request)("GET /api/dev/mailbox", { query: { to } });
  const chosen = mails.find(({ id }) => id === search.get("mail"));
  return {
    to,
    isChosen: chosen !== undefined,
    shown: chosen ?? mails[0],
    mails: mails.map(({ id, to, subject, created_at }) => ({ id, to, subject, created_at })),
  };
}

export default function Mailbox({ loaderData: { to, mails, shown, isChosen } }: Route.ComponentProps) {
  return (
    <div className="page py-8 md:py-12">
      <h1 className="heading text-xl">Development mailbox</h1>
      <p className="mt-2 max-w-[60ch] text-graphite">
        Every email this site sends, as people would get it. It shows up here in development and in the demo
        only.
      </p>
      <Form method="get" className="mt-6 flex max-w-[30rem] items-end gap-3">
        <TextField
          key={to}
          label="Recipient"
          name="to"
          type="search"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="name@example.com"
          defaultValue={to}
          className="flex-1"
        />
        <button type="submit" className={buttonClass("secondary")}>
          Search
        </button>
      </Form>
      {shown ? (
        <div className="mt-8 grid gap-8 lg:grid-cols-12">
          <MailList
            mails={mails}
            to={to}
            current={shown.id}
            className={isChosen ? "max-lg:hidden lg:col-span-4" : "lg:col-span-4"}
          />
          <MailView
            mail={shown}
            back={`/dev/mailbox${to ? `?${new URLSearchParams({ to })}` : ""}`}
            className={isChosen ? "lg:col-span-8" : "max-lg:hidden lg:col-span-8"}
          />
        </div>
      ) : (
        <EmptyState
          className="mt-8"
          title={to ? `No email to ${to}` : "No email yet"}
          action={
            to ? (
              <Link to="/dev/mailbox" className={buttonClass("secondary")}>
                Show all email
              </Link>
            ) : undefined
          }
        >
          Sign up, place an order or request a new password, and the email will show up here.
        </EmptyState>
      )}
    </div>
  );
}
