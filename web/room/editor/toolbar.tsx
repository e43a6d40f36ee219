import { clsx } from "clsx";
import { Camera, Footprints, type LucideIcon, Map as MapIcon, Moon, Orbit, Ruler, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useDesk, useRoom } from "./room-context.ts";
import type { Camera as CameraKind } from "./room-state.ts";

const cameras: readonly (readonly [CameraKind, string, LucideIcon])[] = [
  ["orbit", "Turn around the room", Orbit],
  ["walk", "Walk: arrows or W A S D, drag to look", Footprints],
  ["plan", "From above", MapIcon],
  ["photo", "As photographed", Camera],
];

/** How one looks at the room: camera, hour, measure. */
export function ViewTools({ after }: { after?: ReactNode }) {
  const { store } = useDesk();
  const camera = useRoom((state) => state.camera);
  const evening = useRoom((state) => state.evening);
  const hour = useRoom((state) => state.hour);
  const tool = useRoom((state) => state.tool);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex bg-paper shadow-float">
        <legend className="sr-only">Camera</legend>
        {cameras.map(([kind, words, Icon]) => (
          <ToolButton
            key={kind}
            label={words}
            isOn={camera === kind}
            onPress={() => store.setState({ camera: kind })}
          >
            <Icon aria-hidden size={20} />
          </ToolButton>
        ))}
      </fieldset>
      <fieldset className="flex items-center bg-paper pr-3 shadow-float">
        <legend className="sr-only">Light</legend>
        <ToolButton
          label={evening ? "Evening; press for day" : "Day; press for evening"}
          isOn={evening}
          onPress={() => store.setState({ evening: !evening })}
        >
          {evening ? <Moon aria-hidden size={20} /> : <Sun aria-hidden size={20} />}
        </ToolButton>
        <input
          type="range"
          aria-label="Hour of the day"
          min={6}
          max={20}
          step={0.5}
          value={hour}
          disabled={evening}
          onChange={(event) => store.setState({ hour: Number(event.target.value) })}
          className="w-24 accent-ink max-sm:hidden"
        />
      </fieldset>
      <div className="flex bg-paper shadow-float">
        <ToolButton
          label="Measure"
          isOn={tool === "measure"}
          onPress={() => store.setState({ tool: tool === "measure" ? "select" : "measure", selection: null })}
        >
          <Ruler aria-hidden size={20} />
        </ToolButton>
        {after}
      </div>
    </div>
  );
}

export function ToolButton({
  label,
  isOn = false,
  disabled,
  onPress,
  children,
}: {
  label: string;
  isOn?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onPress}
      className={clsx(
        "grid size-11 place-items-center disabled:text-edge",
        isOn ? "bg-ink text-paper" : "hover:bg-sunk",
      )}
    >
      {children}
    </button>
  );
}
