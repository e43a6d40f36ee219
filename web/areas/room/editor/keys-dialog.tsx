import { Dialog } from "../../../ui/dialog.tsx";

const groups: readonly (readonly [title: string, keys: readonly (readonly [string, string])[]])[] = [
  [
    "With the room focused",
    [
      ["Page Down, Page Up", "Next item, previous item"],
      ["Enter", "To its products"],
      ["Arrows", "Move it by 1 in.; with Shift by 1 ft, with Alt by 1/4 in."],
      ["R, Shift R", "Turn it by 90°, by 15°"],
      ["Delete", "Remove it"],
      ["Q, E", "Turn the view"],
      ["W, S", "Look from higher or lower"],
      ["+, −", "Zoom in, zoom out"],
      ["Escape", "Clear the selection"],
    ],
  ],
  [
    "Anywhere",
    [
      ["Ctrl Z", "Undo"],
      ["Ctrl Shift Z", "Redo"],
      ["Ctrl D", "Duplicate the selection"],
    ],
  ],
  [
    "Walking",
    [
      ["W, S or arrows up, down", "Forward and back"],
      ["A, D", "Sideways"],
      ["Q, E or arrows left, right", "Turn"],
    ],
  ],
  [
    "Measuring",
    [
      ["Arrows", "Move the crosshair; with Shift, farther"],
      ["Enter", "Start and end"],
    ],
  ],
  [
    "Touch",
    [
      ["Tap", "Choose"],
      ["Drag the selected item", "Move it"],
      ["Drag elsewhere", "Turn the view"],
      ["Two fingers", "Zoom, pan, orbit"],
    ],
  ],
];

/** What keys and fingers do in the room. On a Mac, use Command instead of Ctrl. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keys and gestures">
      <div className="grid gap-6">
        {groups.map(([title, keys]) => (
          <section key={title}>
            <h3 className="font-medium text-sm">{title}</h3>
            <dl className="mt-1 border-hairline border-t">
              {keys.map(([key, does]) => (
                <div
                  key={key}
                  className="grid gap-x-4 border-hairline border-b py-2 sm:grid-cols-[11rem_1fr]"
                >
                  <dt className="font-medium text-sm">{key}</dt>
                  <dd className="text-graphite text-sm">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="text-graphite text-sm">On a Mac, use Command instead of Ctrl.</p>
      </div>
    </Dialog>
  );
}
