import { Copy, Ellipsis, Info, Trash2 } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, Drawer } from "../../../ui/dialog.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { showToast } from "../../../ui/toast.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { Row, Section } from "./specimen.tsx";

const Menu = lazy(() =>
  loadInTime(import("../../../ui/menu.tsx")).then(({ Menu: menu }) => ({ default: menu })),
);

export function OverlaySpecimens() {
  const [shown, setShown] = useState<"dialog" | "left" | "right">();
  const close = useCallback(() => setShown(undefined), []);
  const actions = [
    {
      id: "copy",
      label: "Copy",
      icon: <Copy aria-hidden size={18} />,
      onPress: () => showToast("success", "Copied"),
    },
    { id: "share", label: "Share", onPress: close, disabled: true },
    {
      id: "remove",
      label: "Remove",
      icon: <Trash2 aria-hidden size={18} />,
      danger: true,
      onPress: () => showToast("info", "Removed"),
    },
  ];
  return (
    <Section title="In front of the page">
      <Row>
        <Button variant="secondary" onClick={() => setShown("dialog")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setShown("left")}>
          Drawer, left
        </Button>
        <Button variant="secondary" onClick={() => setShown("right")}>
          Drawer, right
        </Button>
        <Suspense>
          <Menu label="Actions" actions={actions} />
          <Menu label="More actions" icon={<Ellipsis aria-hidden size={20} />} actions={actions} />
        </Suspense>
        <Tooltip text="Wear rating of glazed tile, from 0 to 5. Floors at home want 3 and more.">
          {(description) => (
            <Button variant="quiet" icon={<Info aria-hidden size={18} />} {...description}>
              PEI
            </Button>
          )}
        </Tooltip>
      </Row>
      <Dialog
        isOpen={shown === "dialog"}
        onClose={close}
        title="Order Items"
        footer={
          <Actions
            onCancel={close}
            cancelWords="Close"
            main={
              <Button
                onClick={() => {
                  showToast("success", "Saved, and shown in front of the dialog");
                }}
              >
                Save
              </Button>
            }
          />
        }
      >
        <p>Focus stays inside, Escape closes, and it returns to where it was.</p>
      </Dialog>
      <Drawer isOpen={shown === "left"} onClose={close} title="Menu">
        <p>From the left.</p>
      </Drawer>
      <Drawer
        isOpen={shown === "right"}
        onClose={close}
        title="Filters"
        side="right"
        footer={<Button>Show 48</Button>}
      >
        <p>From the right, with a foot that stays.</p>
      </Drawer>
    </Section>
  );
}
