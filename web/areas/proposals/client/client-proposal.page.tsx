import { Download, Printer } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { proposalStatuses } from "../../../../contract/design/proposal-content.ts";
import type { ClientLine, ClientProposal } from "../../../../contract/design/proposals.ts";
import { formatPhone } from "../../../../domain/places/phone.ts";
import { ApiError, api } from "../../../client/api.ts";
import { pageFailure } from "../../../client/page-api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { UnsavedGuard } from "../../../kit/forms/unsaved-guard.tsx";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Logo } from "../../../ui/logo.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { proposalTones } from "../proposal-words.ts";
import type { Route } from "./+types/client-proposal.page.ts";
import { SignForm, Talk } from "./answer.tsx";
import { ProposalDocument } from "./document.tsx";

/** Only signed proposals have payments. */
const Payments = lazy(() => loadInTime(import("./pay.tsx")));

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Proposal", matches) },
  { name: "referrer", content: "no-referrer" },
];

/** In the browser alone: programs that only look at links in emails do not count as the client. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  try {
    const call = { params, signal: request.signal, feedback: "none" as const };
    return (await api("GET /api/shared_proposals/{token}", call)).data;
  } catch (error) {
    throw pageFailure(error, request);
  }
}

export function HydrateFallback() {
  return (
    <div className="page grid gap-4 pt-8 pb-20">
      <Loading>Loading the proposal</Loading>
      <Skeleton className="h-10 max-w-[24rem]" />
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </div>
  );
}

/** A proposal by its link: read, choose, ask, sign and pay. */
export default function ClientProposalPage({ loaderData, params }: Route.ComponentProps) {
  return <Proposal key={params.token} token={params.token} first={loaderData} />;
}

function Proposal({ token, first }: { token: string; first: ClientProposal }) {
  const [proposal, setProposal] = useState(first);
  const { picks, pick, isCounting } = usePicks(token, proposal, setProposal);
  useUnsaved(proposal.can_answer && picks.join() !== picksOf(first).join());
  const isSigned = proposal.installments.length > 0;
  return (
    <div className="page max-w-[60rem] pt-8 pb-20 print:pt-0">
      <Head token={token} proposal={proposal} />
      {isSigned && (
        <Suspense fallback={<Skeleton className="mt-8 h-40" />}>
          <Payments token={token} proposal={proposal} onChange={setProposal} />
        </Suspense>
      )}
      <ProposalDocument
        proposal={proposal}
        choosing={proposal.can_answer ? { onPick: pick, isCounting } : undefined}
      />
      {proposal.signed && (
        <p className="figures mt-8 border-good border-l-4 py-1 pl-4">
          {`Signed by ${proposal.signed.name} on ${formatDate(proposal.signed.at)}.`}
        </p>
      )}
      {proposal.can_answer && (
        <SignForm token={token} proposal={proposal} picks={picks} onChange={setProposal} />
      )}
      {proposal.kind === "proposal" && <Talk token={token} proposal={proposal} onChange={setProposal} />}
      <UnsavedGuard />
    </div>
  );
}

const notes: Partial<Record<ClientProposal["status"], string>> = {
  declined: "You declined this proposal. Write below if you want another version.",
  expired: "The prices have expired. Ask for a new version below.",
  withdrawn: "The pro withdrew this proposal.",
  canceled: "The pro canceled this job. Nothing more is due.",
};

function Head({ token, proposal }: { token: string; proposal: ClientProposal }) {
  const { showroom } = proposal;
  const name =
    proposal.kind === "quote" ? "Quote" : proposal.is_change_order ? "Change order to" : "Proposal";
  const note =
    proposal.kind === "proposal" || proposal.status === "expired" ? notes[proposal.status] : undefined;
  const save = () =>
    api("GET /api/shared_proposals/{token}/document", { params: { token } }).then(saveFile, (error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  return (
    <header>
      <div
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t-4 pt-4"
        style={{ borderColor: showroom.color || "var(--color-accent)" }}
      >
        <div className="flex min-w-0 items-center gap-4">
          {showroom.logo && <Logo picture={showroom.logo} width_px={160} height_px={56} />}
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{showroom.company_name}</p>
            <p className="figures text-graphite text-sm">
              {[showroom.phone && formatPhone(showroom.phone), showroom.email].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            variant="secondary"
            size="sm"
            icon={<Download aria-hidden size={16} />}
            onClick={() => void save()}
          >
            PDF
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={<Printer aria-hidden size={16} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      </div>
      <p className="figures mt-8 text-graphite print:mt-4">
        {`${name} ${proposal.number}`}
        {proposal.version > 1 ? `, version ${proposal.version}` : ""}
        {proposal.sent_at ? `, ${formatDate(proposal.sent_at)}` : ""}
      </p>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 className="heading text-2xl wrap-anywhere md:text-3xl">{proposal.title}</h1>
        {!proposal.can_answer && (
          <Badge tone={proposalTones[proposal.status]}>{proposalStatuses[proposal.status]}</Badge>
        )}
      </div>
      {note && <p className="mt-4 border-edge border-l-4 py-1 pl-4 font-medium">{note}</p>}
    </header>
  );
}

const picksOf = ({ sections }: ClientProposal): string[] =>
  sections.flatMap(({ lines }) =>
    lines.filter((line) => line.is_chosen && (line.optional || line.choice !== "")).map(({ id }) => id),
  );

/** The client's picks; the server counts what they come to. */
function usePicks(token: string, proposal: ClientProposal, onChange: (proposal: ClientProposal) => void) {
  const [isCounting, setCounting] = useState(false);
  const latest = useRef(0);
  const picks = picksOf(proposal);
  const pick = async (section: string, line: ClientLine) => {
    const others = new Set(
      proposal.sections
        .filter(({ id }) => id === section)
        .flatMap(({ lines }) => lines.filter((each) => each.choice !== "" && each.choice === line.choice))
        .map(({ id }) => id),
    );
    const kept = picks.filter((id) => id !== line.id && !others.has(id));
    const isTaken = line.choice !== "" || !line.is_chosen;
    const round = ++latest.current;
    setCounting(true);
    try {
      const { data } = await api("POST /api/shared_proposals/{token}/totals", {
        params: { token },
        body: { picks: isTaken ? [...kept, line.id] : kept },
      });
      if (round === latest.current) onChange(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      if (round === latest.current) setCounting(false);
    }
  };
  return { picks, pick: (section: string, line: ClientLine) => void pick(section, line), isCounting };
}
