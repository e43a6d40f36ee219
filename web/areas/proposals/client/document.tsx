import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ClientLine, ClientProposal } from "../../../../contract/design/proposals.ts";
import { quantityWords } from "../../../../domain/projects/proposal/unit-words.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { formatCount, formatUsd } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { dayOf, whenDue } from "../proposal-words.ts";
import { changed } from "./answer-words.ts";

/** What a client chooses; without it, nothing can be chosen. */
export interface Choosing {
  onPick: (section: string, line: ClientLine) => void;
  isCounting: boolean;
}

/** The proposal itself, as it is signed and printed. */
export function ProposalDocument({
  proposal,
  choosing,
}: {
  proposal: ClientProposal;
  choosing?: Choosing | undefined;
}) {
  return (
    <>
      <Facts proposal={proposal} />
      {proposal.message && <Text>{proposal.message}</Text>}
      {proposal.intro && <Text>{proposal.intro}</Text>}
      {proposal.difference && <Difference difference={proposal.difference} />}
      {proposal.sections.map((section) => (
        <section key={section.id} className="mt-10 print:mt-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-2">
            <h2 className="heading text-lg">{section.title || "Materials"}</h2>
            {section.total !== null && <p className="figures font-semibold">{formatUsd(section.total)}</p>}
          </div>
          {section.note && <Text>{section.note}</Text>}
          <ul>
            {section.lines.map((line) => (
              <li key={line.id} className="border-hairline border-b py-4 print:break-inside-avoid print:py-2">
                {line.kind === "note" ? (
                  <p className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{line.note}</p>
                ) : (
                  <Line line={line} section={section.id} choosing={choosing} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Totals proposal={proposal} isCounting={choosing?.isCounting ?? false} />
      {proposal.terms && (
        <section className="mt-10 print:break-inside-avoid">
          <h2 className="heading border-ink border-b pb-2 text-lg">Terms</h2>
          <Text>{proposal.terms}</Text>
        </section>
      )}
    </>
  );
}

const Text = ({ children }: { children: string }) => (
  <p className="mt-4 max-w-[64ch] whitespace-pre-line wrap-anywhere">{children}</p>
);

function Facts({ proposal }: { proposal: ClientProposal }) {
  const facts = [
    ["For", proposal.client_name],
    ["Job", proposal.job_name],
    ["PO number", proposal.po_number],
    ["Ships to", proposal.address],
    ["Prices valid until", dayOf(proposal.valid_until)],
  ].filter(([, text]) => text);
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {facts.map(([label, text]) => (
        <div
          key={label}
          className="min-w-0 max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-4"
        >
          <dt className="text-graphite">{label}</dt>
          <dd className="figures wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({ difference }: { difference: NonNullable<ClientProposal["difference"]> }) {
  return (
    <section className="mt-8 border-accent border-l-4 bg-sunk py-4 pr-4 pl-5">
      <h2 className="heading text-lg">What this change order changes</h2>
      <ul className="mt-3 grid gap-2">
        {difference.changes.map(({ what, name, before, after }) => (
          <li key={`${what} ${name} ${before} ${after}`} className="flex flex-wrap justify-between gap-x-6">
            <span className="min-w-0 wrap-anywhere">{`${changed[what]}: ${name}`}</span>
            <span className="figures text-graphite">{[before, after].filter(Boolean).join(" → ")}</span>
          </li>
        ))}
      </ul>
      <p className="figures mt-3 flex flex-wrap justify-between gap-x-6 border-hairline border-t pt-3 font-semibold">
        <span>New total</span>
        <span>{`${formatUsd(difference.total_before)} → ${formatUsd(difference.total_after)}`}</span>
      </p>
    </section>
  );
}

function Line({
  line,
  section,
  choosing,
}: {
  line: ClientLine;
  section: string;
  choosing: Choosing | undefined;
}) {
  const options = Object.values(line.options).filter(Boolean).join(", ");
  const quantity = quantityWords(formatCount(line.qty), line.qty, line.unit);
  return (
    <div
      className={clsx(
        "grid gap-x-4 gap-y-1",
        line.image
          ? "grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[5rem_minmax(0,1fr)_auto]"
          : "sm:grid-cols-[minmax(0,1fr)_auto]",
      )}
    >
      {line.image && (
        <div className="aspect-square overflow-hidden bg-sunk">
          <Picture picture={line.image} alt="" cover sizes="80px" widest_px={320} />
        </div>
      )}
      <div className={clsx("min-w-0", !line.is_chosen && "text-graphite")}>
        <p className="font-medium wrap-anywhere">
          {line.path ? (
            <a href={shopHref(line.path)} className="hover:underline">
              {line.name}
            </a>
          ) : (
            line.name
          )}
        </p>
        {(line.sku || options) && (
          <p className="text-graphite text-sm">
            {line.sku && <span className="code">{line.sku}</span>}
            {line.sku && options ? " · " : ""}
            {options}
          </p>
        )}
        <p className="figures text-sm">
          {line.unit_price === null ? quantity : `${quantity} × ${formatUsd(line.unit_price)}`}
        </p>
        {line.cost !== null && line.markup !== null && (
          <p className="figures text-graphite text-sm">
            {`Our price ${formatUsd(line.cost)}, our markup ${formatUsd(line.markup)} each`}
          </p>
        )}
        {line.note && <p className="mt-1 whitespace-pre-line text-sm wrap-anywhere">{line.note}</p>}
        <Pick line={line} section={section} choosing={choosing} />
      </div>
      {line.total !== null && (
        <p
          className={clsx(
            "figures font-semibold",
            line.image ? "col-start-2 sm:col-start-auto" : "",
            !line.is_chosen && "font-normal text-graphite",
          )}
        >
          {formatUsd(line.total)}
        </p>
      )}
    </div>
  );
}

/** A choice of the client's: one of several, or yes or no. */
function Pick({
  line,
  section,
  choosing,
}: {
  line: ClientLine;
  section: string;
  choosing: Choosing | undefined;
}): ReactNode {
  if (!line.choice && !line.optional) return null;
  if (!choosing) {
    return (
      <p className="mt-1 font-medium text-sm">
        {line.choice
          ? `${line.is_chosen ? "Chosen" : "Alternative"} for ${line.choice}`
          : `Optional, ${line.is_chosen ? "included" : "not included"}`}
      </p>
    );
  }
  return (
    <label className="mt-1 inline-flex min-h-11 items-center gap-3">
      <input
        type={line.choice ? "radio" : "checkbox"}
        name={line.choice ? `${section} ${line.choice}` : line.id}
        className="size-5 shrink-0 accent-accent"
        checked={line.is_chosen}
        onChange={() => choosing.onPick(section, line)}
      />
      <span className="font-medium text-sm">
        {line.choice ? `Choose this for ${line.choice}` : "Include this option"}
        <span className="sr-only">{`: ${line.name}`}</span>
      </span>
    </label>
  );
}

function Totals({ proposal, isCounting }: { proposal: ClientProposal; isCounting: boolean }) {
  const { totals } = proposal;
  const rows: [string, number | null][] = [
    ["Products", totals.products || null],
    [/* words */ "Shipping", totals.shipping || null],
    ["Labor and other charges, no sales tax", totals.own || null],
    ["Sales tax on products", totals.products ? totals.tax : null],
  ];
  const plan = proposal.installments.length > 0 && !proposal.can_answer ? [] : proposal.plan;
  return (
    <section
      className="mt-10 ml-auto max-w-[28rem] print:break-inside-avoid"
      aria-label="Total"
      aria-busy={isCounting}
    >
      <dl className="figures grid gap-1.5 border-ink border-t pt-3">
        {rows.map(
          ([label, amount]) =>
            amount !== null && (
              <div key={label} className="flex justify-between gap-4">
                <dt>{label}</dt>
                <dd>{formatUsd(amount)}</dd>
              </div>
            ),
        )}
        <div className="mt-1 flex justify-between gap-4 border-hairline border-t pt-2 font-semibold text-xl">
          <dt>Total</dt>
          <dd>{formatUsd(totals.total)}</dd>
        </div>
      </dl>
      {plan.length > 1 && !proposal.is_change_order && (
        <>
          <h3 className="mt-5 font-semibold text-sm">Payments</h3>
          <ul className="figures mt-1 grid gap-1 text-sm">
            {plan.map((payment, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: planned payments have no ids, and a plan is loaded whole
              <li key={index} className="flex justify-between gap-4">
                <span className="min-w-0">
                  {[payment.label, index === 0 && !whenDue(payment) ? "at signing" : whenDue(payment)]
                    .filter(Boolean)
                    .join(", ")}
                </span>
                <span>{formatUsd(payment.amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
