import { Download } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Application } from "../../../../contract/identity/approvals.ts";
import { formatPhone } from "../../../../domain/places/phone.ts";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Facts } from "../../../kit/page/profile-section.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { formatBytes } from "../../../ui/format-bytes.ts";
import type { Route } from "./+types/approval.page.ts";
import { ApplicationBadge, kindOf } from "./application-badge.tsx";
import { Decision } from "./decision.tsx";

export const meta = titled("Application");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/admin/approvals/{id}", { params: { id: params.id } });
  return data;
}

export default function Approval({ loaderData }: Route.ComponentProps) {
  const [application, setApplication] = useState<Application>(loaderData);
  const { company_name, status } = application;
  return (
    <div className="max-w-[48rem]">
      <p>
        <Link to="/account/admin/approvals" className="link inline-flex min-h-11 items-center">
          All applications
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="heading text-xl md:text-2xl">{company_name}</h1>
        <ApplicationBadge status={status} />
      </div>
      <Part title="Applicant">
        <Facts facts={applicantFacts(application)} />
      </Part>
      <Part title="Business">
        <Facts facts={businessFacts(application)} />
      </Part>
      <Part title="Documents">
        <DocumentList application={application} />
      </Part>
      <Part title="Decision">
        {status === "pending" ? (
          <Decision application={application} onDecided={setApplication} />
        ) : (
          <Facts facts={decisionFacts(application)} />
        )}
      </Part>
    </div>
  );
}

type Fact = readonly [string, React.ReactNode];

function applicantFacts({ applicant, created_at }: Application): Fact[] {
  const { full_name, email, email_verified_at, country_code, phone, zip_code } = applicant;
  return [
    ["Name", full_name],
    ["Email", `${email} (${email_verified_at ? "confirmed" : "not confirmed yet"})`],
    ["Phone", country_code === "+1" ? formatPhone(phone) : `${country_code} ${phone}`],
    ["ZIP code", zip_code],
    ["Applied", formatDate(created_at)],
  ];
}

function businessFacts(application: Application): Fact[] {
  const { kind, city, state, showroom_name, is_listed, license_number, license_state, website, about } =
    application;
  const isPro = kind === "Contractor";
  return [
    ["Kind", kindOf(application)],
    ["Place", `${city}, ${state}`],
    ...(isPro
      ? ([
          ["Showroom", showroom_name],
          ["Listed publicly", is_listed ? "Yes" : "No, by ID only"],
          ["License", license_number ? `${license_number}, ${license_state}` : "None"],
        ] satisfies Fact[])
      : []),
    ...(website
      ? ([
          [
            "Website",
            <a
              key="website"
              href={website}
              rel="noreferrer nofollow"
              target="_blank"
              className="link break-all"
            >
              {website}
            </a>,
          ],
        ] satisfies Fact[])
      : []),
    [
      "About",
      <span key="about" className="whitespace-pre-line">
        {about || "Not provided"}
      </span>,
    ],
  ];
}

function decisionFacts({ decided_by, decided_at, reason, showroom }: Application): Fact[] {
  return [
    ["Decided by", decided_by || "A former admin"],
    ["On", decided_at ? formatDate(decided_at) : ""],
    ...(showroom
      ? ([
          [
            "Showroom ID",
            <span key="id" className="code">
              {showroom.vsd_id}
            </span>,
          ],
        ] satisfies Fact[])
      : []),
    ...(reason
      ? ([
          [
            "Reason",
            <span key="reason" className="whitespace-pre-line">
              {reason}
            </span>,
          ],
        ] satisfies Fact[])
      : []),
  ];
}

function DocumentList({ application: { id, documents } }: { application: Application }) {
  const [opening, setOpening] = useState<string>();
  if (documents.length === 0) return <p className="text-graphite">No documents.</p>;
  const open = async (document: string) => {
    setOpening(document);
    try {
      saveFile(await api("GET /api/admin/approvals/{id}/documents/{document}", { params: { id, document } }));
    } finally {
      setOpening(undefined);
    }
  };
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {documents.map((document) => (
        <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <span className="min-w-0 truncate">
            {document.file_name} <span className="text-graphite text-sm">{formatBytes(document.bytes)}</span>
          </span>
          <Button
            variant="secondary"
            size="sm"
            icon={<Download aria-hidden size={16} />}
            aria-label={`Download ${document.file_name}`}
            pending={opening === document.id}
            onClick={() => void open(document.id)}
          >
            Download
          </Button>
        </li>
      ))}
    </ul>
  );
}
