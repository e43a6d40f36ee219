import type { ReactNode } from "react";
import { signedInApi } from "../../client/session/signed-in.ts";
import { ConsentSettings } from "../../kit/page/consent-choice.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { formatDateTime } from "../../ui/format.ts";
import type { Route } from "./+types/privacy.page.ts";
import { ConsentLog } from "./privacy/consent-log.tsx";
import { DataCopies } from "./privacy/data-copies.tsx";
import { DeleteOwnAccount } from "./privacy/delete-account.tsx";

export const meta = titled("Privacy");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/privacy")).data;
}

/** The account's data, consents, and deletion. */
export default function Privacy({
  loaderData: { exports, consents, has_password, stand_ins },
}: Route.ComponentProps) {
  return (
    <div className="max-w-[44rem]">
      <h1 className="heading text-xl md:text-2xl">Privacy</h1>
      <Part
        title="A copy of your data"
        lead="Everything we have about your account in one file: details, addresses, projects, orders, emails and sign-ins, with the documents and pictures you sent. It takes a minute. We email you when it's ready, and you have seven days to download it."
      >
        <DataCopies initial={exports} />
      </Part>
      <Part
        title="Page counts"
        lead="Whether we count the pages you open in this browser. We don't keep your name with the counts."
      >
        <ConsentSettings />
      </Part>
      <Part title="Your consents" lead="What you agreed to, when, and the date of the text.">
        <ConsentLog consents={consents} />
      </Part>
      <Part
        title="Visits by our team"
        lead="When an administrator signed in to your account, and why. They can't pay, change your sign-in or card, or download your data."
      >
        <StandIns visits={stand_ins} />
      </Part>
      <Part
        title="Delete the account"
        lead="We permanently remove everything that identifies you and sign out all devices. Orders stay in our books as the law requires, without your name, address or card."
      >
        <DeleteOwnAccount hasPassword={has_password} />
      </Part>
    </div>
  );
}

function StandIns({ visits }: { visits: Route.ComponentProps["loaderData"]["stand_ins"] }) {
  if (visits.length === 0) return <p className="text-graphite">Nobody from our team has signed in here.</p>;
  return (
    <ul className="border-hairline border-t">
      {visits.map(({ id, reason, started_at, ended_at }) => (
        <li key={id} className="border-hairline border-b py-3">
          <p className="figures text-graphite text-sm">
            {`${formatDateTime(started_at)} to ${formatDateTime(ended_at)}`}
          </p>
          <p className="whitespace-pre-line break-words">{reason}</p>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="border-hairline border-b py-8">
      <h2 className="heading text-lg">{title}</h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-graphite">{lead}</p>
      {children}
    </section>
  );
}
