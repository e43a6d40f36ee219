import { type FormEvent, useState } from "react";
import { fieldText, tapeHint } from "../../../../../domain/catalog/page-lengths.ts";
import { roomChoices, roomLabel } from "../../../../kit/room/room-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { Drawing } from "./drawing-history.ts";
import { type ShapeName, ShapeSketch, starterShapes } from "./starter-shapes.tsx";

const ceiling = "ceiling_height_in";

/** A room begun from one of four shapes with its lengths typed. */
export function StarterForm({ onDraw }: { onDraw: (drawing: Drawing) => void }) {
  const { shape, fields, textOf, errors, room, setRoom, choose, type, settle, draw } = useStarter(onDraw);

  return (
    <form onSubmit={(event) => void draw(event)} noValidate className="grid gap-8">
      <ShapeChoice chosen={shape.name} onChoose={choose} />
      <div className="grid gap-x-10 gap-y-6 max-w-200 md:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="grid content-start gap-5 sm:grid-cols-2">
          {fields.map(({ field, letter, label }) => (
            <TextField
              key={`${shape.name}.${field}`}
              id={`starter-${field}`}
              label={letter ? `${letter}. ${label}` : label}
              value={textOf(field)}
              error={errors[field]}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => type(field, event.target.value)}
              onBlur={(event) => void settle(field, event.target.value)}
            />
          ))}
          <Select
            label="Room type"
            value={room}
            options={roomChoices}
            onChange={(event) => setRoom(event.target.value)}
          />
        </div>
        <div className="max-md:order-first max-md:mx-auto max-md:w-56">
          <ShapeSketch shape={shape} lettered />
        </div>
      </div>
      <p className="-mt-4 text-graphite text-sm">
        {`Measure inside, wall to wall, and type what the tape shows: ${tapeHint()}.`}
      </p>
      <Button type="submit" className="justify-self-start">
        Draw this room
      </Button>
    </form>
  );
}

/** Current choices and input, with errors. */
function useStarter(onDraw: (drawing: Drawing) => void) {
  const [chosen, setChosen] = useState<ShapeName>("rectangle");
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [room, setRoom] = useState("bathroom");
  const shape = starterShapes.find(({ name }) => name === chosen)!;
  const fields = [...shape.lengths, { field: ceiling, letter: "", label: "Ceiling height", usual_in: 96 }];
  const textOf = (field: string) =>
    typed[`${chosen}.${field}`] ?? fieldText(fields.find((one) => one.field === field)!.usual_in, "room");

  const draw = async (event: FormEvent) => {
    event.preventDefault();
    // its rules come when somebody draws
    const { beginPlan } = await import("./begin-plan.ts");
    const begun = beginPlan(chosen, Object.fromEntries(fields.map(({ field }) => [field, textOf(field)])));
    if (begun.ok) {
      const name = `My ${roomLabel(room).toLowerCase()}`;
      return onDraw({ name, room, plan: begun.plan, savedAs: null, replaces: null });
    }
    setErrors(begun.wrong);
    const first = fields.find(({ field }) => begun.wrong[field]);
    document.getElementById(`starter-${first?.field}`)?.focus();
  };

  const choose = (name: ShapeName) => {
    setChosen(name);
    setErrors({});
  };
  const type = (field: string, text: string) => {
    setTyped((now) => ({ ...now, [`${chosen}.${field}`]: text }));
    setErrors(({ [field]: _, ...others }) => others);
  };
  const settle = async (field: string, text: string) => {
    const { saidInFeet } = await import("./begin-plan.ts");
    const said = saidInFeet(field, text);
    const key = `${chosen}.${field}`;
    if (said !== undefined) setTyped((now) => (now[key] === text ? { ...now, [key]: said } : now));
  };
  return { shape, fields, textOf, errors, room, setRoom, choose, type, settle, draw };
}

function ShapeChoice({ chosen, onChoose }: { chosen: ShapeName; onChoose: (name: ShapeName) => void }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">Which shape is closest?</legend>
      <div className="grid max-w-200 grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {starterShapes.map((one) => (
          <label
            key={one.name}
            className="relative block cursor-pointer border border-hairline bg-paper p-2 hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="shape"
              value={one.name}
              checked={one.name === chosen}
              onChange={() => onChoose(one.name)}
              className="absolute top-3 left-3 size-5 accent-accent"
            />
            <ShapeSketch shape={one} />
            <span className="block pb-1 text-center text-sm">{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
