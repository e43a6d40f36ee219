import { weekdays, weekFromMonday, withDay } from "../../../../kit/showroom/profile-draft.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { ProfileParts } from "./business-fields.tsx";

/** The days on which the business is open, with their hours. */
export function HoursFields({ draft: { hours }, change, errorOf }: ProfileParts) {
  return (
    <section aria-labelledby="hours" className="border-hairline border-t py-8">
      <h2 id="hours" className="heading text-lg">
        Opening hours
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {weekFromMonday.map((day) => {
          const at = hours.findIndex((one) => one.day === day);
          const open = hours[at];
          const name = weekdays[day];
          return (
            <li key={day} className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <Checkbox
                className={open ? "w-full sm:w-36" : "w-36"}
                label={name}
                checked={open !== undefined}
                onChange={(event) => change({ hours: withDay(hours, day, event.target.checked ? {} : null) })}
              />
              {open ? (
                <>
                  <TextField
                    className="w-36"
                    label={`${name}, opens`}
                    hideLabel
                    type="time"
                    value={open.opens}
                    onChange={(event) =>
                      change({ hours: withDay(hours, day, { opens: event.target.value }) })
                    }
                    error={errorOf(`hours.${at}.opens`)}
                  />
                  <span className="text-graphite">to</span>
                  <TextField
                    className="w-36"
                    label={`${name}, closes`}
                    hideLabel
                    type="time"
                    value={open.closes}
                    onChange={(event) =>
                      change({ hours: withDay(hours, day, { closes: event.target.value }) })
                    }
                    error={errorOf(`hours.${at}.closes`)}
                  />
                </>
              ) : (
                <span className="text-graphite">Closed</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
