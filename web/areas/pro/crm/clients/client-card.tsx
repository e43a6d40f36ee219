import { EllipsisVertical } from "lucide-react";
import { Link } from "react-router";
import { type ClientStage, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import type { Client } from "../../../../../contract/showrooms/clients.ts";
import { formatUsd } from "../../../../ui/format.ts";
import { Menu } from "../../../../ui/menu.tsx";
import type { Move } from "./move-client.ts";
import { NextStep } from "./next-step.tsx";

/** A client in a few lines: who, what next, and whether they joined and bought. */
export function ClientCard({ client, onMove }: { client: Client; onMove: Move }) {
  return (
    <div className="flex min-w-0 grow items-start justify-between gap-1">
      <div className="min-w-0 py-2">
        <Link
          to={`/account/clients/${client.id}`}
          className="inline-flex min-h-6 break-words font-medium hover:underline"
        >
          {client.full_name}
        </Link>
        <NextStep client={client} />
        <p className="figures flex flex-wrap gap-x-2 text-graphite text-sm empty:hidden">
          {client.has_joined && <span>Joined</span>}
          {client.spent > 0 && <span>{formatUsd(client.spent)}</span>}
        </p>
      </div>
      <MoveMenu client={client} onMove={onMove} />
    </div>
  );
}

function MoveMenu({ client, onMove }: { client: Client; onMove: Move }) {
  const stages = (Object.keys(clientStages) as ClientStage[]).filter((stage) => stage !== client.stage);
  return (
    <Menu
      label={`Move ${client.full_name} to another stage`}
      icon={<EllipsisVertical aria-hidden size={18} />}
      actions={stages.map((stage) => ({
        id: stage,
        label: `Move to ${clientStages[stage]}`,
        onPress: () => void onMove(client, stage),
      }))}
    />
  );
}
