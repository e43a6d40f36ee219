import { useState } from "react";
import { Link } from "react-router";
import type { Today, TodayItem } from "../../../contract/admin/today.ts";
import type { User } from "../../../contract/identity/accounts.ts";
import type { ItemStatus } from "../../../contract/orders/orders.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
import { ApiError } from "../../client/api-call.ts";
import { asksForTracking, MoveDialog } from "../../kit/orders/move-dialog.tsx";
import { type MoveTexts, moveItem } from "../../kit/orders/move-item.ts";
import { Section } from "../../kit/page/section.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { ItemList } from "./item-list.tsx";

/** What each step is called, what its button says, and the status under which the whole list is found. */
const words: Partial<Record<ItemStatus, { title: string; button: string; status: ItemStatus }>> = {
  "Vendor Approved": { title: "Approve", button: "Approve", status: "Waiting for approval" },
  "Ready to Pick Up": { title: "Get ready to ship", button: "Mark ready", status: "Vendor Approved" },
  "Accept to Pick Up": { title: "Arrange pickup", button: "Accept pickup", status: "Ready to Pick Up" },
  Shipped: { title: "Ship", button: "Mark shipped", status: "Accept to Pick Up" },
  Returned: { title: "Check returns", button: "Open order", status: "Return Request" },
};

/** Items that wait for the account's next move, with the button that makes it. */
export function Steps({
  steps,
  type,
  onMoved,
}: {
  steps: Today["steps"];
  type: User["type"];
  onMoved: () => void;
}) {
  const [moving, setMoving] = useState<string>();
  const [asked, setAsked] = useState<{ item: TodayItem; to: ItemStatus }>();
  const move = async (item: TodayItem, to: ItemStatus, texts?: MoveTexts) => {
    setMoving(item.item_id);
    try {
      await moveItem(item.order_id, { id: item.item_id, status: item.status }, to, texts);
      setAsked(undefined);
      showToast("success", `${item.product_name}: ${statusLabels[to]}.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setMoving(undefined);
      onMoved();
    }
  };
  return (
    <>
      {steps.map(({ to, total, items }) => {
        const { title, button, status } = words[to] ?? {
          title: statusLabels[to],
          button: statusLabels[to],
          status: to,
        };
        return (
          <Section
            key={to}
            title={title}
            count={total}
            action={
              <Link to={`/account/orders?${new URLSearchParams({ status })}`} className="link text-sm">
                See all
              </Link>
            }
          >
            <ItemList
              items={items}
              type={type}
              due="waiting"
              act={(item) => (
                <StepAct
                  item={item}
                  to={to}
                  label={button}
                  moving={moving}
                  onMove={() => (asksForTracking(to) ? setAsked({ item, to }) : void move(item, to))}
                />
              )}
            />
          </Section>
        );
      })}
      {asked && (
        <MoveDialog
          item={asked.item}
          status={asked.to}
          isPending={moving !== undefined}
          onMove={(texts) => void move(asked.item, asked.to, texts)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function StepAct({
  item,
  to,
  label,
  moving,
  onMove,
}: {
  item: TodayItem;
  to: ItemStatus;
  label: string;
  /** The item that is being moved right now. */
  moving: string | undefined;
  onMove: () => void;
}) {
  // a return gives the money back, so it is decided on the order's own page
  if (to === "Returned") {
    return (
      <Link to={`/account/orders/${item.order_id}`} className="link">
        {label}
      </Link>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={moving === item.item_id}
      disabled={moving !== undefined}
      onClick={onMove}
      aria-label={`${label}: ${item.product_name}`}
    >
      {label}
    </Button>
  );
}
