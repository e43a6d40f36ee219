import { clsx } from "clsx";
import { Picture, type PictureData } from "./picture.tsx";

/** A square of a material or color; several of one `name` form a choice. */
export function Swatch({
  /** Empty where the words stand beside it. */
  label,
  color,
  picture,
  size = 24,
  className,
}: {
  label: string;
  color: string;
  picture?: PictureData | null;
  /** Pixels. */
  size?: number;
  className?: string;
}) {
  const naming = label ? ({ role: "img", "aria-label": label, title: label } as const) : undefined;
  return (
    <span
      {...naming}
      style={{ width: size, height: size, backgroundColor: color }}
      className={clsx(
        "inline-block shrink-0 overflow-hidden rounded-sm border border-edge forced-color-adjust-none",
        className,
      )}
    >
      {picture && <Picture picture={picture} alt="" sizes={`${size}px`} cover />}
    </span>
  );
}

/** Swatches to choose one from; arrow keys move as in any radio group. */
export function SwatchPicker({
  legend,
  name,
  options,
  value,
  onChange,
}: {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; color: string; picture?: PictureData | null }[];
  value: string;
  onChange: (value: string) => void;
}) {
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        <span className="font-medium">{legend}</span>
        {chosen && <span className="text-graphite"> {chosen.label}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="block rounded-sm p-0.5 outline-ink peer-checked:outline-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2">
              <Swatch label="" color={option.color} picture={option.picture} size={44} className="block" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
