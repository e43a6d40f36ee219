import { useState } from "react";
import { Link } from "react-router";
import type { Subscription } from "../../../../contract/money/managed-plans.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Facts } from "../../../kit/page/profile-section.tsx";
import { Section } from "../../../kit/page/section.tsx";
import { planCalled, planNames, planStarts, planStates } from "../../../kit/status/plan-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatDateTime, formatUsd } from "../../../ui/format.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Route } from "./+types/plan.page.ts";
import { ManageDialog } from "./manage-dialog.tsx";

export const meta = titled("Pro plan");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/admin/plans/{id}", { params })).data;
}

/** One pro's plan: what it is, its invoices, what happened to it, and what an admin can do about it. */
export default function PlanOfProPage({ loaderData: plan }: Route.ComponentProps) {
  const [refunding, setRefunding] = useState<Invoice>();
  return (
    <div className="max-w-[64rem]">
      <Link to="/account/admin/plans" className="link inline-flex min-h-11 items-center text-sm">
        All plans
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">{plan.company_name || plan.name}</h1>
        <Acts plan={plan} />
      </div>
      <p className="mt-2">
        <Link to={`/account/admin/users/${plan.id}`} className="link inline-flex min-h-6">
          {plan.name}
        </Link>
        {` · ${plan.email}`}
      </p>
      <div className="mt-6 border-hairline border-t pt-5">
        <Facts facts={factsOf(plan)} />
      </div>
      <Section title="Invoices">
        <Table
          caption="Invoices"
          stacks
          columns={[...invoiceColumns, refundColumn(setRefunding)]}
          rows={plan.invoices}
          rowKey={({ id }) => id}
          empty="No invoices yet."
        />
      </Section>
      <Section title="History">
        <Table
          caption="History"
          stacks
          columns={historyColumns}
          rows={plan.history}
          rowKey={({ at, action, details }) => `${at} ${action} ${details}`}
          empty="No history yet."
        />
      </Section>
      {refunding && <RefundDialog plan={plan} invoice={refunding} onClose={() => setRefunding(undefined)} />}
    </div>
  );
}

function factsOf(plan: Subscription): [string, React.ReactNode][] {
  const { text, tone } = planStates[plan.state];
  const { due } = plan;
  return [
    ["Plan", planNames[plan.choice]],
    [
      "Status",
      <Badge key="state" tone={tone}>
        {text}
      </Badge>,
    ],
    ["Per month", formatUsd(plan.price)],
    ...(plan.renews_at
      ? ([[plan.next === "basic" ? "Ends" : "Renews", formatDate(plan.renews_at)]] as [string, string][])
      : []),
    ...(plan.next && plan.next !== "basic" ? ([["Then", planNames[plan.next]]] as [string, string][]) : []),
    ...(due
      ? ([
          ["Failed", `${formatUsd(due.amount)}. ${due.message}`],
          ["Charged again", due.retry_at ? formatDateTime(due.retry_at) : "In progress"],
        ] as [string, string][])
      : []),
    ...(plan.has_granted_addon ? ([["Branding add-on", "Free of charge"]] as [string, string][]) : []),
    ["Total paid", formatUsd(plan.paid_total)],
  ];
}

type Invoice = Subscription["invoices"][number];
type Act = "cancel" | "extend" | "addon";

function Acts({ plan }: { plan: Subscription }) {
  const [open, setOpen] = useState<Act>();
  const close = () => setOpen(undefined);
  const isPaid = plan.choice !== "basic";
  const shared = { plan, onClose: close };
  return (
    <div className="flex flex-wrap gap-3">
      {plan.choice !== "addon" && (
        <Button variant="secondary" onClick={() => setOpen("addon")}>
          {plan.has_granted_addon ? "Remove the add-on" : "Give the add-on"}
        </Button>
      )}
      {isPaid && (plan.renews_at || plan.due) && (
        <Button variant="secondary" onClick={() => setOpen("extend")}>
          Extend
        </Button>
      )}
      {isPaid && (
        <Button variant="danger" onClick={() => setOpen("cancel")}>
          Cancel plan
        </Button>
      )}
      {open === "cancel" && <CancelDialog {...shared} />}
      {open === "extend" && <ExtendDialog {...shared} />}
      {open === "addon" && <AddonDialog {...shared} />}
    </div>
  );
}

interface DialogProps {
  plan: Subscription;
  onClose: () => void;
}

function CancelDialog({ plan, ...dialog }: DialogProps) {
  const name = planCalled[plan.choice];
  const end = plan.renews_at && !plan.due ? formatDate(plan.renews_at) : null;
  return (
    <ManageDialog
      title={`Cancel ${name}?`}
      act={`Cancel ${name}`}
      done={`${planStarts[plan.choice]} is canceled.`}
      isDanger
      send={({ when, reason = "" }) =>
        api("POST /api/admin/plans/{id}/cancel", {
          params: { id: plan.id },
          body: { when: when === "now" ? "now" : "period_end", reason },
          feedback: "none",
        })
      }
      {...dialog}
    >
      {(errors) => (
        <>
          <p>
            The pro gets an email. There's no refund. When the plan ends, the showroom uses our color and
            logo.
          </p>
          <Select
            label="When"
            name="when"
            defaultValue={end ? "period_end" : "now"}
            options={[
              ...(end ? [{ value: "period_end", text: `At the end of the month, on ${end}` }] : []),
              { value: "now", text: "Now" },
            ]}
            error={errors.when}
          />
        </>
      )}
    </ManageDialog>
  );
}

function ExtendDialog({ plan, ...dialog }: DialogProps) {
  return (
    <ManageDialog
      title={plan.due ? "Give more time to pay" : `Extend ${planCalled[plan.choice]}`}
      act="Extend"
      done="The plan is extended."
      send={({ days = "", reason = "" }, idempotencyKey) =>
        api("POST /api/admin/plans/{id}/extend", {
          params: { id: plan.id },
          body: { days: days === "" ? Number.NaN : Number(days), reason },
          idempotencyKey,
          feedback: "none",
        })
      }
      {...dialog}
    >
      {(errors) => (
        <>
          <p>
            {plan.due
              ? "We wait this many more days before the next charge. The plan keeps working."
              : "We move the next charge, and every charge after it, by this many days. The pro gets an email."}
          </p>
          <NumberField
            label="Days"
            name="days"
            className="max-w-40"
            defaultValue="7"
            required
            error={errors.days}
          />
        </>
      )}
    </ManageDialog>
  );
}

function AddonDialog({ plan, ...dialog }: DialogProps) {
  const is_granted = !plan.has_granted_addon;
  return (
    <ManageDialog
      title={is_granted ? "Give the branding add-on?" : "Remove the branding add-on?"}
      act={is_granted ? "Give the add-on" : "Remove the add-on"}
      done={is_granted ? "The add-on is on." : "The add-on is removed."}
      isDanger={!is_granted}
      send={({ reason = "" }) =>
        api("PUT /api/admin/plans/{id}/addon", {
          params: { id: plan.id },
          body: { is_granted, reason },
          feedback: "none",
        })
      }
      {...dialog}
    >
      {(errors) => (
        <p>
          {errors.is_granted?.[0] ??
            (is_granted
              ? "Free of charge with no end date, on top of the pro's plan. The pro gets an email."
              : "From now on, the pro's plan decides which color and logo the showroom uses. The pro gets an email.")}
        </p>
      )}
    </ManageDialog>
  );
}

function RefundDialog({ plan, invoice, ...dialog }: DialogProps & { invoice: Invoice }) {
  return (
    <ManageDialog
      title={`Refund ${invoice.credits} credits?`}
      act={`Refund ${formatUsd(invoice.amount)}`}
      done="The credits are refunded."
      isDanger
      send={({ reason = "" }, idempotencyKey) =>
        api("POST /api/admin/plans/{id}/refund_credits", {
          params: { id: plan.id },
          body: { invoice: invoice.id, reason },
          idempotencyKey,
          feedback: "none",
        })
      }
      {...dialog}
    >
      {(errors) => (
        <p>
          {errors.invoice?.[0] ??
            `We remove the credits from invoice ${invoice.number}, and the card that paid gets ${formatUsd(invoice.amount)} back. The pro gets an email.`}
        </p>
      )}
    </ManageDialog>
  );
}

const refundColumn = (onRefund: (invoice: Invoice) => void): Column<Invoice> => ({
  key: "refund",
  title: "Refund",
  cell: (invoice) =>
    invoice.credits !== null && invoice.status === "paid" && !invoice.refunded_at ? (
      <Button variant="secondary" size="sm" onClick={() => onRefund(invoice)}>
        Refund credits
      </Button>
    ) : null,
});

const invoiceStates: Record<Invoice["status"], { text: string; tone: Tone }> = {
  paid: { text: "Paid", tone: "good" },
  open: { text: "Not paid yet", tone: "warn" },
  void: { text: "Not collected", tone: "neutral" },
};

const invoiceColumns: Column<Invoice>[] = [
  {
    key: "date",
    title: "Date",
    cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
  },
  {
    key: "number",
    title: "Number",
    cell: ({ number }) => <span className="figures">{number ?? "None"}</span>,
  },
  { key: "text", title: "For", cell: ({ text }) => <span className="figures">{text}</span> },
  {
    key: "status",
    title: "Status",
    cell: ({ status, message, refunded_at }) => (
      <>
        {refunded_at ? (
          <Badge tone="neutral">{`Refunded ${formatDate(refunded_at)}`}</Badge>
        ) : (
          <Badge tone={invoiceStates[status].tone}>{invoiceStates[status].text}</Badge>
        )}
        {message && <span className="block text-graphite text-sm">{message}</span>}
      </>
    ),
  },
  {
    key: "amount",
    title: "Amount",
    numeric: true,
    cell: ({ amount }) => <span className="figures">{formatUsd(amount)}</span>,
  },
];

const actions = new Map([
  ["plan.changed", "Changed"],
  ["plan.paid", "Paid"],
  ["plan.failed", "Payment failed"],
  ["plan.credits_refunded", "Credits refunded"],
  ["plan.credits_disputed", "Credits removed, payment disputed"],
  ["plan.code_made", "Credit code created"],
  ["plan.code_withdrawn", "Credit code withdrawn"],
  ["plan.debited", "Bank account debited"],
  ["plan.ended", "Ended"],
  ["plan.extended", "Extended"],
  ["plan.addon", "Branding add-on"],
  ["plan.price_told", "New price announced"],
]);

const historyColumns: Column<Subscription["history"][number]>[] = [
  { key: "at", title: "When", cell: ({ at }) => <span className="figures">{formatDateTime(at)}</span> },
  {
    key: "what",
    title: "What",
    cell: ({ action, details }) => (
      <>
        <span className="font-medium">{actions.get(action) ?? action}</span>
        {details && <span className="figures block text-graphite text-sm">{details}</span>}
      </>
    ),
  },
  { key: "by", title: "By", cell: ({ by }) => by || "The marketplace" },
  { key: "reason", title: "Reason", cell: ({ reason }) => reason },
];
