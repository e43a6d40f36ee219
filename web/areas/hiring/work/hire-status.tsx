import { type HireStatus, hireStatuses } from "../../../../contract/design/hire-words.ts";
import type { HireInFull } from "../../../../contract/design/hires.ts";
import { Section } from "../../../kit/page/section.tsx";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { formatDateTime } from "../../../ui/format.ts";

const tones: Record<HireStatus, Tone> = {
  requested: "warn",
  accepted: "good",
  declined: "bad",
  withdrawn: "neutral",
  finished: "good",
};

export const HireBadge = ({ status }: { status: HireStatus }) => (
  <Badge tone={tones[status]}>{hireStatuses[status]}</Badge>
);

const done: Record<HireStatus, string> = /* words */ {
  requested: "asked",
  accepted: "accepted",
  declined: "declined",
  withdrawn: "withdrew the request",
  finished: "finished the hire",
};

/** What happened, the latest last. */
export function HireHistory({ hire, mine }: { hire: HireInFull; mine: "customer" | "pro" }) {
  const other = mine === "customer" ? hire.pro.name : hire.customer;
  return (
    <Section title="History">
      <ol className="mt-2">
        {hire.history.map(({ status, by, at }) => (
          <li
            key={`${status}${at}`}
            className="flex flex-wrap justify-between gap-x-4 border-hairline border-b py-2"
          >
            <span>{`${by === mine ? "You" : other} ${done[status]}`}</span>
            <span className="figures text-graphite text-sm">{formatDateTime(at)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
