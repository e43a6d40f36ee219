import { useState } from "react";
import type { Service } from "../../../../contract/admin/services.ts";
import { ApiError, api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Facts } from "../../../kit/page/profile-section.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount, formatDateTime } from "../../../ui/format.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import type { Route } from "./+types/services.page.ts";

export const meta = titled("Services");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/admin/services")).data;
}

/** What the marketplace needs of others, and whether they answer. */
export default function ServicesPage({ loaderData: services }: Route.ComponentProps) {
  const signIn = services.filter(({ kind }) => kind === "sign_in");
  return (
    <div className="max-w-[48rem]">
      <h1 className="heading text-xl md:text-2xl">Services</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Outside services that the marketplace uses. You set them up in the server&rsquo;s environment
        variables. We never show secrets.
      </p>
      {services
        .filter(({ kind }) => kind !== "sign_in")
        .map((service) => (
          <Part key={service.id} title={service.kind === "email" ? "Email" : "Payments"}>
            <ServiceFacts service={service} />
          </Part>
        ))}
      <Part title="Social sign-in">
        {signIn.length === 0 && (
          <p className="max-w-[60ch] text-graphite">
            None. People sign in with a password, a passkey or a code. Set{" "}
            <span className="code">GOOGLE_CLIENT_ID</span>, <span className="code">APPLE_CLIENT_ID</span>,{" "}
            <span className="code">FACEBOOK_CLIENT_ID</span> or <span className="code">OIDC_PROVIDERS</span>{" "}
            to add buttons.
          </p>
        )}
        <div className="grid gap-8">
          {signIn.map((service) => (
            <ServiceFacts key={service.id} service={service} />
          ))}
        </div>
      </Part>
      <Part title="AI 3D Design">
        <p className="max-w-[60ch] text-graphite">
          This server makes designs from the catalog and the planning rules. It calls no outside model, so
          there's nothing to set up or pay for.
        </p>
      </Part>
    </div>
  );
}

function ServiceFacts({ service }: { service: Service }) {
  const { name, is_on, facts, variables, last_success_at, failures, kind } = service;
  const history =
    kind === "sign_in"
      ? []
      : ([
          ["Last success", last_success_at ? formatDateTime(last_success_at) : "None yet"],
          ["Failed in 24 hours", formatCount(failures)],
        ] as const);
  return (
    <div>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{name}</span>
        <Badge tone={is_on ? "good" : "neutral"}>{is_on ? "Set up" : "Not set up"}</Badge>
      </p>
      <Facts
        facts={[
          ...facts.map(({ label, value }) => [label, value] as const),
          ...history,
          ["Set by", variables.join(", ")],
        ]}
      />
      <Check service={service} />
    </div>
  );
}

const checkWords = { payments: "Check payments", email: "Check email" } as const;

function Check({ service: { id, kind, name } }: { service: Service }) {
  const { isBusy, once } = useBusy();
  const [answer, setAnswer] = useState<{ is_well: boolean; words: string }>();
  const check = async () => {
    try {
      const params = { id };
      setAnswer((await api("POST /api/admin/services/{id}/check", { params, feedback: "none" })).data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswer({ is_well: false, words: error.message });
    }
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" pending={isBusy} onClick={() => void once(check)}>
        {kind === "sign_in" ? `Check ${name}` : checkWords[kind]}
      </Button>
      <p role="status" className={answer && !answer.is_well ? "text-bad" : undefined}>
        {answer?.words}
      </p>
    </div>
  );
}
