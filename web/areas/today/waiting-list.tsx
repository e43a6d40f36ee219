import type { User } from "../../../contract/identity/accounts.ts";
import { formatDate } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { type Waiting, waitingWords } from "./waiting-words.ts";

/** What else waits: one line each, with the way there. */
export function WaitingList({ waiting, type }: { waiting: readonly Waiting[]; type: User["type"] }) {
  if (waiting.length === 0) return null;
  return (
    <ul className="[section+&]:border-t-0 mt-8 border-hairline border-t">
      {waiting.map((one) => {
        const { text, button, url } = waitingWords[one.kind](one, type);
        return (
          <li
            key={one.kind}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-hairline border-b py-3"
          >
            <p className="min-w-0 flex-1 basis-64">
              <span className="font-medium">{text}</span>
              <span className="figures block text-graphite text-sm">{`${one.count === 1 ? "Since" : "Oldest from"} ${formatDate(one.since)}`}</span>
            </p>
            <LinkButton to={url} variant={one.kind === "payment" ? "primary" : "secondary"} size="sm">
              {button}
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
