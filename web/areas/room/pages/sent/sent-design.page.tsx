import { Link } from "react-router";
import type { SentDesign } from "../../../../../contract/design/ai-design-shares.ts";
import { formatPhone, phoneLink } from "../../../../../domain/places/phone.ts";
import { drawPlan } from "../../../../../domain/room/drawing/index.ts";
import { api } from "../../../../client/api.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { useChange } from "../../../../kit/forms/use-call.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { Button } from "../../../../ui/button.tsx";
import { formatDateTime, formatUsd } from "../../../../ui/format.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { DesignShown } from "../shared/design-shown.tsx";
import { listOfDesign } from "../summary/design-takeoff.ts";
import type { Route } from "./+types/sent-design.page.ts";

export const meta = titled("Design from a customer");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const call = signedInApi(request);
  const { data: sent } = await call("GET /api/pro/designs/{id}", { params });
  const list = await listOfDesign(call, sent.design, sent.showroom.vsd_id);
  const { plan, items } = sent.design;
  return { sent, list, drawing: drawPlan(plan, { width_px: 720, height_px: 640, items, paper: null }) };
}

/** A design that a customer sent to the showroom: what it is, who sent it, and the way to a project of it. */
export default function SentDesignPage({ loaderData: { sent, list, drawing } }: Route.ComponentProps) {
  return (
    <>
      <Link to="/account/leads?type=Designs" className="link inline-flex min-h-11 items-center text-sm">
        All designs from customers
      </Link>
      <div className="mt-2">
        <DesignShown shown={sent} drawing={drawing} list={list}>
          <Sender sent={sent} />
          <TakeOver sent={sent} />
        </DesignShown>
      </div>
    </>
  );
}

function Sender({ sent: { from, client, sent_at, price, price_then } }: { sent: SentDesign }) {
  return (
    <section aria-label="Who sent it" className="mb-6 border-ink border-l-4 pl-4">
      <p className="font-semibold">{from.full_name}</p>
      <p>
        <a href={`mailto:${from.email}`} className="link inline-flex min-h-6 break-all">
          {from.email}
        </a>
      </p>
      {from.phone_number && (
        <p className="figures">
          <a href={phoneLink(from.phone_number)} className="link inline-flex min-h-6">
            {formatPhone(from.phone_number)}
          </a>
        </p>
      )}
      {from.message && <p className="mt-2 max-w-[60ch] whitespace-pre-line wrap-anywhere">{from.message}</p>}
      <p className="figures mt-2 text-graphite text-sm">
        {`Sent ${formatDateTime(sent_at)} · ${formatUsd(price)} today`}
        {Math.abs(price - price_then) > 0.005 && `, ${formatUsd(price_then)} when it was sent`}
      </p>
      {client && (
        <Link to={`/account/clients/${client}`} className="link inline-flex min-h-11 items-center text-sm">
          See the client
        </Link>
      )}
    </section>
  );
}

function TakeOver({ sent: { id, taken_at, project, proposal } }: { sent: SentDesign }) {
  const { change, isSending } = useChange();
  const take = () => change(() => api("POST /api/pro/designs/{id}/take_over", { params: { id } }));
  return (
    <section aria-label="Take it over" className="mb-8">
      {taken_at ? (
        <>
          <p className="figures mb-3">{`Taken over ${formatDateTime(taken_at)}`}</p>
          <div className="flex flex-wrap gap-3">
            {proposal && <LinkButton to={`/account/proposals/${proposal}`}>Open the proposal</LinkButton>}
            {project && (
              <LinkButton to={`/projects/${project}`} variant="secondary">
                Open the project
              </LinkButton>
            )}
          </div>
        </>
      ) : (
        <>
          <Button pending={isSending} onClick={() => void take()}>
            Take over as project and proposal
          </Button>
          <p className="mt-2 max-w-[52ch] text-graphite text-sm">
            You get a project with the 3D room and all products, and a draft of a proposal. The customer hears
            that you work on it.
          </p>
        </>
      )}
    </section>
  );
}
