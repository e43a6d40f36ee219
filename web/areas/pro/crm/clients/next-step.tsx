import { clsx } from "clsx";
import type { Client } from "../../../../../contract/showrooms/clients.ts";
import { formatDate } from "../../../../ui/format.ts";

/** What to do next with a client and when; a day that has passed says so in a word. */
export function NextStep({ client }: { client: Pick<Client, "next_step" | "next_step_on" | "is_late"> }) {
  const { next_step, next_step_on, is_late } = client;
  if (!next_step && !next_step_on) return null;
  return (
    <p className="text-sm">
      {next_step && <span className="block">{next_step}</span>}
      {next_step_on && (
        <span className={clsx("figures", is_late ? "font-semibold text-bad" : "text-graphite")}>
          {`${is_late ? "Late: " : ""}${formatDate(next_step_on)}`}
        </span>
      )}
    </p>
  );
}
