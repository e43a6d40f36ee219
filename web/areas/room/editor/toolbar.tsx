import { clsx } from "clsx";
import { Camera, Footprints, type LucideIcon, Map as MapIcon, Moon, Orbit, Ruler, Sun } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { Camera as CameraKind } from "./room-state.ts";

const cameras: readonly (readonly [CameraKind, string, LucideIcon])[] = [
  ["orbit", "Orbit", Orbit],
  ["walk", "Walk: arrows or W A S D, drag to look", Footprints],
  ["plan", "From above", MapIcon],
  ["photo", "Photo view", Camera],
];

/** View controls: camera, light, measure. */
export function ViewTools({ after }: { after?: ReactNode }) {
  const { store } = useRoomEditor();
  const tool = useRoom((state) => state.tool);
  return (
    <LookTools
      after={
        <div className="flex bg-paper shadow-float">
          <ToolButton
            label="Measure"
            isOn={tool === "measure"}
            onPress={() =>
              store.setState({
                tool: tool === "measure" ? "select" : "measure",
                selection: null,
                also: [],
              })
            }
          >
            <Ruler aria-hidden size={20} />
          </ToolButton>
          {after}
        </div>
      }
    />
  );
}

/** Camera and light: settings that change nothing in the room. */
export function LookTools({ after }: { after?: ReactNode }) {
  const context = useRoomEditor();
  const { store } = context;
  const camera = useRoom((state) => state.camera);
  const [isLightOpen, setLightOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 *:pointer-events-auto">
      <fieldset className="flex bg-paper shadow-float">
        <legend className="sr-only">Camera</legend>
        {cameras.map(([kind, words, Icon]) => (
          <ToolButton
            key={kind}
            label={camera === kind && kind === "orbit" ? `${words}. Again: see all` : words}
            isOn={camera === kind}
            onPress={() => {
              // resets the camera for a user who zoomed in too close
              if (camera === kind && kind === "orbit") context.view.current?.setCamera({ kind });
              store.setState({ camera: kind, lookAt: null });
              // its keys are those of the picture
              if (kind === "walk") document.querySelector<HTMLElement>("canvas[data-room-keys]")?.focus();
            }}
          >
            <Icon aria-hidden size={20} />
          </ToolButton>
        ))}
      </fieldset>
      <div className="flex bg-paper shadow-float sm:hidden">
        <ToolButton label="Light" isOn={isLightOpen} onPress={() => setLightOpen(!isLightOpen)}>
          <Sun aria-hidden size={20} />
        </ToolButton>
      </div>
      <LightTools className={isLightOpen ? "max-sm:order-first max-sm:mr-[30%]" : "max-sm:hidden"} />
      {after}
    </div>
  );
}

/** Evening, or the hour of the day; behind a button if there is no space. */
function LightTools({ className }: { className: string }) {
  const { store } = useRoomEditor();
  const evening = useRoom((state) => state.evening);
  const hour = useRoom((state) => state.hour);
  return (
    <fieldset className={clsx("flex items-center bg-paper shadow-float", className)}>
      <legend className="sr-only">Light</legend>
      <ToolButton label="Evening light" isOn={evening} onPress={() => store.setState({ evening: !evening })}>
        {evening ? <Moon aria-hidden size={20} /> : <Sun aria-hidden size={20} className="max-sm:hidden" />}
        {!evening && <Moon aria-hidden size={20} className="sm:hidden" />}
      </ToolButton>
      <input
        type="range"
        aria-label="Time of day"
        aria-valuetext={hourWords(hour)}
        title={hourWords(hour)}
        min={6}
        max={20}
        step={0.5}
        value={hour}
        disabled={evening}
        onChange={(event) => store.setState({ hour: Number(event.target.value) })}
        className="mr-3 h-11 w-24 accent-ink disabled:opacity-40 max-sm:w-36"
      />
    </fieldset>
  );
}

/** `13.5` as `1:30 PM`. */
const hourWords = (hour: number): string =>
  `${((Math.floor(hour) + 11) % 12) + 1}:${hour % 1 === 0 ? "00" : "30"} ${hour < 12 ? "AM" : "PM"}`;

export function ToolButton({
  label,
  isOn,
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
        "grid size-11 shrink-0 place-items-center -outline-offset-2 disabled:text-edge forced-colors:disabled:text-[GrayText]",
        isOn
          ? "bg-ink text-paper outline-paper forced-colors:border-3 forced-colors:border-[Highlight]"
          : "enabled:hover:bg-sunk",
      )}
    >
      {children}
    </button>
  );
}
