import { Dialog } from "../../../ui/dialog.tsx";

const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["Ctrl", "K"], does: "Search, or go to any page, order, person or product" },
  { keys: ["/"], does: "Search the list on this page" },
  { keys: ["↑", "↓"], does: "Go from row to row, once a row has the focus" },
  { keys: ["Enter"], does: "Open the row" },
  { keys: ["Ctrl", "Enter"], does: "Save or send the form you're filling in" },
  { keys: ["Tab"], does: "Go to the next field, link or row" },
  { keys: ["Esc"], does: "Close a dialog or a menu" },
  { keys: ["?"], does: "Show these shortcuts" },
];

/** The keys that work on every page of a workplace. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      <p className="mb-4 text-graphite text-sm">On a Mac, press Command where it says Ctrl.</p>
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <div
            key={does}
            className="grid grid-cols-[7rem_1fr] items-center gap-4 border-hairline border-t py-3"
          >
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-w-8 place-items-center border border-edge bg-white px-2 py-0.5 font-body text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
