import type { ReactNode } from "react";
import { ConsentSettings } from "../consent/consent-choice.tsx";
import { pageTitle } from "../page-title.ts";
import { signedInApi } from "../session/signed-in.ts";
import type { Route } from "./+types/privacy.page.ts";
import { ConsentLog } from "./privacy/consent-log.tsx";
import { DataCopies } from "./privacy/data-copies.tsx";
import { DeleteOwnAccount } from "./privacy/delete-account.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Privacy", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/privacy")).data;
}
clientLoader.hydrate = true as const;

/** What is kept about somebody, what was agreed to, and the way out. */
export default function Privacy({ loaderData: { exports, consents, has_password } }: Route.ComponentProps) {
  return (
    <div className="max-w-[44rem]">
      <h1 className="heading text-xl md:text-2xl">Privacy</h1>
      <Part
        title="A copy of your data"
        lead="Everything that we keep about your account in one file: details, addresses, projects, orders, mails and sign-ins, with the documents and pictures that you sent. It takes a minute, a mail tells you when it is ready, and you can take it for seven days."
      >
        <DataCopies initial={exports} />
      </Part>
      <Part
        title="Counting pages"
        lead="Whether pages that you open in this browser add to our counts. Your name is not kept with them."
      >
        <ConsentSettings />
      </Part>
      <Part title="What you agreed to" lead="Each agreement and each change, with the day of the wording.">
        <ConsentLog consents={consents} />
      </Part>
      <Part
        title="Delete the account"
        lead="Everything that tells who you are is removed for good, and all devices are signed out. Orders stay in our books as the law asks, without your name, address and card."
      >
        <DeleteOwnAccount hasPassword={has_password} />
      </Part>
    </div>
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
