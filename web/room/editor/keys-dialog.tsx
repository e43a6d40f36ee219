import { Dialog } from "../../ui/dialog.tsx";

const groups: readonly (readonly [title: string, keys: readonly (readonly [string, string])[]])[] = [
  [
    "With the room focused",
    [
      ["Page Down, Page Up", "Next thing, the one before"],
      ["Enter", "To its goods"],
      ["Arrows", "Move it by 1 in.; with Shift by 1 ft, with Alt by 1/4 in."],
      ["R, Shift R", "Turn it by 90°, by 15°"],
      ["Delete", "Take it away"],
      ["Q, E", "Turn the room"],
      ["W, S", "Look from higher, from lower"],
      ["+, −", "Closer, further"],
      ["Escape", "Let it go"],
    ],
  ],
  [
    "Anywhere",
    [
      ["Ctrl Z", "Undo"],
      ["Ctrl Shift Z", "Redo"],
      ["Ctrl D", "Duplicate what is chosen"],
    ],
  ],
  [
    "Walking",
    [
      ["W, S or arrows up, down", "On and back"],
      ["A, D", "To the sides"],
      ["Q, E or arrows left, right", "Turn"],
    ],
  ],
  [
    "Measuring",
    [
      ["Arrows", "Move the cross; with Shift further"],
      ["Enter", "Begin and end"],
    ],
  ],
  [
    "By touch",
    [
      ["Tap", "Choose"],
      ["Drag what is chosen", "Move it"],
      ["Drag beside it", "Turn the room"],
      ["Two fingers", "Closer, further, aside, around"],
    ],
  ],
];

/** What keys and fingers do in the room. On a Mac, Command takes the place of Ctrl. */
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
        <p className="text-graphite text-sm">On a Mac, Command takes the place of Ctrl.</p>
      </div>
    </Dialog>
  );
}
