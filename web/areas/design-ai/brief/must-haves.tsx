import type { BriefRoom, Feature, ReadBrief } from "../../../../domain/designer/brief/brief.types.ts";
import { featuresOf, featureWords } from "../../../../domain/designer/brief/features.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { FieldMessage } from "../../../ui/field.tsx";
import { ToggleChip } from "./toggle-chip.tsx";
import { saidBeside, toggled } from "./understood.ts";

/** What the room can have, as chips; what the text asks for is on. */
export function MustHaves({
  draft,
  read,
  room,
  wants,
  error,
  onChange,
}: {
  draft: Draft;
  read: ReadBrief;
  room: BriefRoom | null;
  wants: readonly Feature[];
  error: string | undefined;
  onChange: (part: Partial<Draft>) => void;
}) {
  const offered = room ? featuresOf(room) : [];
  // what was wanted in another room can still be taken back
  const shown = [...new Set([...offered, ...wants])];
  return (
    <>
      {!room && <p className="mb-2 text-graphite">Choose a room first. Then you see what it can have.</p>}
      <ul aria-label="Must-haves" className="flex flex-wrap gap-2">
        {shown.map((feature) => (
          <li key={feature}>
            <ToggleChip
              isOn={wants.includes(feature)}
              onToggle={() => onChange(toggled(draft, read, feature))}
            >
              {featureWords[feature]}
            </ToggleChip>
          </li>
        ))}
        {saidBeside(draft, read).map(({ key, words, without }) => (
          <li key={key}>
            <ToggleChip isOn onToggle={() => onChange(without)}>
              {words}
            </ToggleChip>
          </li>
        ))}
      </ul>
      <FieldMessage id="must-haves-error" message={error} />
    </>
  );
}
