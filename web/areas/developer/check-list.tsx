import { useId } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldMessage } from "../../ui/field.tsx";

/** Several choices out of a few, each with its technical name. */
export function CheckList({
  legend,
  name,
  options,
  chosen,
  error,
}: {
  legend: string;
  name: string;
  options: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
  error: readonly string[] | undefined;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="font-medium text-sm">{legend}</legend>
      <div className="mt-1.5 divide-y divide-hairline border-hairline border-y">
        {options.map(([value, words]) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-label={words}
            label={
              <span className="block py-2">
                {words}
                <span className="code block text-graphite text-sm">{value}</span>
              </span>
            }
          />
        ))}
      </div>
      <FieldMessage id={id} message={error?.[0]} />
    </fieldset>
  );
}

/** The values of a form's boxes that are checked. */
export const checkedIn = (form: HTMLFormElement, name: string) => new FormData(form).getAll(name).map(String);
