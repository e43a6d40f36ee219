import { clsx } from "clsx";
import { GripVertical } from "lucide-react";
import { useState } from "react";
import {
  Button,
  DropIndicator,
  type DropItem,
  GridList,
  GridListItem,
  isTextDropItem,
  useDragAndDrop,
} from "react-aria-components";
import { Link } from "react-router";
import { type ClientStage, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import type { Client, ClientBoard } from "../../../../../contract/showrooms/clients.ts";
import { ClientCard } from "./client-card.tsx";
import type { Move } from "./move-client.ts";

const dragType = "showroom-client";

interface BoardProps {
  stages: ClientBoard["stages"];
  onMove: Move;
}

/**
 * The pipeline in columns. A client moves by dragging (mouse, touch, or Enter on the handle, Tab to a column and Enter),
 * or by the menu of its card.
 */
export function Board({ stages, onMove }: BoardProps) {
  const [said, setSaid] = useState("");
  const clients = stages.flatMap((column) => column.clients);
  const drop = async (id: string, to: ClientStage) => {
    const client = clients.find((one) => one.id === id);
    if (!client || client.stage === to) return;
    await onMove(client, to);
    setSaid(`${client.full_name} is in ${clientStages[to]}.`);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label="Board" tabIndex={0} className="mt-6 overflow-x-auto max-lg:hidden">
      {/* see web/ui/menu.tsx */}
      <template id="react-aria-pressable-style" />
      <div className="grid min-w-[70rem] grid-cols-7 gap-x-3">
        {stages.map((column) => (
          <Column key={column.stage} column={column} onMove={onMove} onDrop={drop} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

function Column({
  column: { stage, total, clients },
  onMove,
  onDrop,
}: {
  column: BoardProps["stages"][number];
  onMove: Move;
  onDrop: (id: string, to: ClientStage) => Promise<void>;
}) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [dragType]: String(key),
        "text/plain": clients.find(({ id }) => id === key)?.full_name ?? "",
      })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => "move",
    renderDropIndicator: (target) => <DropIndicator target={target} className="h-0" />,
    onRootDrop: ({ items }) => void take(items),
    onInsert: ({ items }) => void take(items),
  });
  const take = async (items: readonly DropItem[]) => {
    for (const item of items) if (isTextDropItem(item)) await onDrop(await item.getText(dragType), stage);
  };
  return (
    <section aria-label={clientStages[stage]} className="flex min-w-0 flex-col">
      <StageHead stage={stage} total={total} />
      <GridList
        aria-label={`Clients in ${clientStages[stage]}`}
        items={clients}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        dependencies={[clients, onMove]}
        className={({ isDropTarget }) =>
          clsx("min-h-40 grow -outline-offset-2", isDropTarget && "bg-sunk outline-2 outline-accent")
        }
        renderEmptyState={() => <p className="py-3 text-graphite text-sm">No clients here.</p>}
      >
        {(client) => <Card client={client} onMove={onMove} />}
      </GridList>
      {total > clients.length && <SeeAll stage={stage} total={total} />}
    </section>
  );
}

const StageHead = ({ stage, total }: { stage: ClientStage; total: number }) => (
  <h2 className="flex items-baseline justify-between gap-2 border-ink border-b py-2 font-semibold">
    {clientStages[stage]}
    <span className="figures font-normal text-graphite">{total}</span>
  </h2>
);

const SeeAll = ({ stage, total }: { stage: ClientStage; total: number }) => (
  <Link
    to={`/account/clients?view=list&stage=${stage}`}
    className="link inline-flex min-h-11 items-center text-sm"
  >
    {`See all ${total}`}
  </Link>
);

function Card({ client, onMove }: { client: Client; onMove: Move }) {
  return (
    <GridListItem
      id={client.id}
      textValue={client.full_name}
      className={({ isDragging }) =>
        clsx(
          "flex items-start border-hairline border-b bg-paper -outline-offset-2",
          isDragging && "opacity-50",
        )
      }
    >
      <Button
        slot="drag"
        aria-label={`Drag ${client.full_name}`}
        className="grid h-11 w-6 shrink-0 cursor-grab place-items-center rounded-sm text-graphite hover:bg-sunk"
      >
        <GripVertical aria-hidden size={16} />
      </Button>
      <ClientCard client={client} onMove={onMove} />
    </GridListItem>
  );
}

/** The same below each other, for phones and tablets; empty stages are left out. */
export function StageLists({ stages, onMove }: BoardProps) {
  return (
    <div className="mt-6 grid gap-6 lg:hidden">
      {stages
        .filter(({ total }) => total > 0)
        .map(({ stage, total, clients }) => (
          <section key={stage} aria-label={clientStages[stage]}>
            <StageHead stage={stage} total={total} />
            <ul>
              {clients.map((client) => (
                <li key={client.id} className="flex border-hairline border-b">
                  <ClientCard client={client} onMove={onMove} />
                </li>
              ))}
            </ul>
            {total > clients.length && <SeeAll stage={stage} total={total} />}
          </section>
        ))}
    </div>
  );
}
