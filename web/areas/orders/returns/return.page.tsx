import { useState } from "react";
import { Link } from "react-router";
import {
  bearers,
  type CaseStatus,
  caseStatuses,
  conditions,
  wantedOutcomes,
} from "../../../../contract/orders/return-words.ts";
import type { ReturnCaseInFull } from "../../../../contract/orders/returns.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { Tracking } from "../../../kit/orders/tracking.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { formatCount, formatDate, formatDateTime, formatUsd } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import type { Route } from "./+types/return.page.ts";
import { CaseActions } from "./case-actions.tsx";
import { CaseBadge, caseTitle, dueWords } from "./case-state.tsx";
import { SaveLabel } from "./label.tsx";

export const meta = titled("Return or claim");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/returns/{id}", { params: { id: params.id } })).data;
}

/** One return, claim or goodwill refund, with what the reader can do next. */
export default function ReturnPage({ loaderData, params }: Route.ComponentProps) {
  return <Case key={params.id} loaded={loaderData} />;
}

function Case({ loaded }: { loaded: ReturnCaseInFull }) {
  const { user } = useSession();
  const [changed, setChanged] = useState<ReturnCaseInFull>();
  const shown = changed ?? loaded;
  const { item, qty } = shown;
  return (
    <>
      <p className="text-sm">
        <Link to="/account/returns" className="link inline-flex min-h-6 items-center">
          All returns and claims
        </Link>
      </p>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">{caseTitle(shown)}</h1>
        <CaseBadge status={shown.status} isOverdue={user?.type !== "User" && shown.is_overdue} />
      </div>
      <p className={`figures mt-1 ${shown.is_overdue ? "text-bad" : "text-graphite"}`}>{dueWords(shown)}</p>
      <div className="mt-8 grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-10">
          <section className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 border-ink border-t pt-6">
            <div className="self-start bg-white">
              {item.image && <Picture picture={item.image} alt="" sizes="80px" />}
            </div>
            <div className="min-w-0">
              <h2 className="font-medium">{item.product_name}</h2>
              <p className="text-graphite text-sm">
                {`${formatCount(qty)} ${unitWord(item.unit, qty)} from ${shown.vendor}`}
              </p>
              <p className="code text-graphite text-xs">{item.sku}</p>
              <p className="mt-4 font-medium">{shown.reason}</p>
              {shown.details && <p className="wrap-anywhere whitespace-pre-line">{shown.details}</p>}
              {shown.wanted && <p className="mt-2 text-graphite">{wishOf(shown)}</p>}
            </div>
          </section>
          <CaseActions shown={shown} onChange={setChanged} />
          <Photos shown={shown} />
          <History shown={shown} />
        </div>
        <Facts shown={shown} />
      </div>
    </>
  );
}

const wishOf = ({ kind, wanted, wanted_percent }: ReturnCaseInFull): string =>
  wanted === "part"
    ? `The customer wants ${wanted_percent} percent of the price back and will keep the items.`
    : kind === "missing"
      ? `The customer wants: ${wanted === "refund" ? "a refund for the missing items" : "the missing items"}.`
      : `The customer wants: ${wanted && wantedOutcomes[wanted].toLowerCase()}.`;

function Photos({ shown: { photos } }: { shown: ReturnCaseInFull }) {
  if (photos.length === 0) return null;
  return (
    <section>
      <h2 className="font-semibold">Pictures</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {photos.map(({ id, file_name, url, preview }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="block size-28 overflow-hidden bg-white">
              <img
                src={preview.url}
                width={preview.width}
                height={preview.height}
                alt={file_name}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ shown }: { shown: ReturnCaseInFull }) {
  return (
    <section>
      <h2 className="font-semibold">History</h2>
      <ol className="mt-2 border-hairline border-t">
        {[...shown.history].reverse().map(({ status, by, note, at }) => (
          <li
            key={`${at}${status}`}
            className="grid gap-x-6 border-hairline border-b py-3 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <div className="min-w-0">
              <p className="font-medium">{caseStatuses[status as CaseStatus]}</p>
              {note && <p className="wrap-anywhere whitespace-pre-line text-graphite">{note}</p>}
            </div>
            <p className="figures text-graphite text-sm sm:text-right">{`${formatDateTime(at)}, ${by}`}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Facts({ shown }: { shown: ReturnCaseInFull }) {
  const { refund, vendor_amount, kept_shipping, received_qty, condition, borne_by, order } = shown;
  const isOpen = shown.next !== null;
  // a claim for new products asks for no money
  const amount = (dollars: number | undefined) =>
    dollars === undefined || (isOpen && dollars === 0) ? undefined : formatUsd(dollars);
  const facts: [string, string | undefined][] = [
    [isOpen ? "Refund if fully accepted" : "Refund", amount(refund)],
    [refund === undefined ? "Your share" : "Vendor's share", amount(vendor_amount)],
    ["Shipping deducted", kept_shipping > 0 ? formatUsd(kept_shipping) : undefined],
    ["Quantity returned", received_qty === null ? undefined : formatCount(received_qty)],
    ["Condition", condition ? conditions[condition] : undefined],
    ["Paid by", borne_by ? bearers[borne_by] : undefined],
    [
      "Delivery",
      shown.kind === "damage" || shown.kind === "missing"
        ? shown.is_freight
          ? "Freight"
          : "Parcel"
        : undefined,
    ],
    ["Customer", shown.customer],
    ["Requested", formatDate(shown.created_at)],
  ];
  return (
    <aside className="grid content-start gap-8">
      <dl className="figures grid gap-2 border-ink border-t pt-4">
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-graphite">{label}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ),
        )}
        <div className="flex justify-between gap-4">
          <dt className="text-graphite">Order</dt>
          <dd>
            <Link to={`/account/orders/${order.id}`} className="link inline-flex min-h-6">
              {order.number}
            </Link>
          </dd>
        </div>
      </dl>
      {shown.return_to && (
        <div>
          <h2 className="font-semibold">Return address</h2>
          <address className="wrap-anywhere mt-2 whitespace-pre-line not-italic">{shown.return_to}</address>
          {shown.label_note && <p className="mt-2 whitespace-pre-line text-graphite">{shown.label_note}</p>}
          <SaveLabel shown={shown} />
          {shown.tracking && (
            <p className="mt-2">
              <Tracking carrier={shown.carrier} tracking={shown.tracking} />
            </p>
          )}
        </div>
      )}
      {shown.answer && (
        <div>
          <h2 className="font-semibold">
            {shown.status === "disputed" ? "Reason for the dispute" : "Answer"}
          </h2>
          <p className="wrap-anywhere mt-2 whitespace-pre-line">{shown.answer}</p>
        </div>
      )}
    </aside>
  );
}
