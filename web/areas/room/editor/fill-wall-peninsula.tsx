import { useState } from "react";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";

interface Peninsula {
  end: "left" | "right";
  /** Null for the longest that fits. */
  length_in: number | null;
}

/** Lengths that people ask for, inches. */
const lengths = [48, 60, 72, 84, 96];

/** A peninsula at one of the ends of the wall's run: how long, and at which end. */
export function PeninsulaChoice({
  pending,
  onAdd,
}: {
  pending: boolean;
  onAdd: (peninsula: Peninsula) => void;
}) {
  const [length, setLength] = useState("");
  const add = (end: Peninsula["end"]) => onAdd({ end, length_in: length === "" ? null : Number(length) });
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium text-sm">Peninsula at the end of the run</legend>
      <Select
        label="Length of the peninsula"
        hint="Its counter reaches over for stools on the far side."
        value={length}
        onChange={(event) => setLength(event.target.value)}
        options={[
          { value: "", text: "As long as fits" },
          ...lengths.map((inches) => ({ value: String(inches), text: lengthText(inches) })),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" pending={pending} onClick={() => add("left")}>
          Add on the left
        </Button>
        <Button variant="secondary" pending={pending} onClick={() => add("right")}>
          Add on the right
        </Button>
      </div>
    </fieldset>
  );
}
