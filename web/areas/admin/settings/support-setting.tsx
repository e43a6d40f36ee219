import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { KeptSettings, SettingValues } from "../../../../contract/admin/managed-settings.ts";
import { usTimeZones } from "../../../../domain/places/us-time-zones.ts";
import { weekdays, weekFromMonday } from "../../../kit/showroom/profile-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SettingForm } from "./setting-form.tsx";

type Value = SettingValues["support"];
type Errors = (part: string) => readonly string[] | undefined;

const zones = usTimeZones.map(({ zone, label }) => ({ value: zone, text: label }));

/** When somebody is at the support desk. */
export function SupportSetting({ kept }: { kept: KeptSettings["support"] }) {
  return (
    <SettingForm setting="support" kept={kept} read={hoursIn}>
      {(value, errors) => (
        <>
          <p className="max-w-[60ch] text-graphite text-sm">
            The home page, the help page and the chat show whether you're available. Outside these hours,
            customers see when you're back, and we email you their questions.
          </p>
          <Select
            label="Time zone"
            name="zone"
            className="max-w-80"
            defaultValue={value.zone}
            options={zones}
            error={errors("zone")}
          />
          <Week week={value.week} errors={errors} />
          <Closed closed={value.closed} errors={errors} />
        </>
      )}
    </SettingForm>
  );
}

/** The hours that the texts of a form say. */
function hoursIn(texts: Record<string, string>): Value {
  const week = weekFromMonday
    .filter((day) => texts[`day-${day}`])
    .map((day) => ({ day, opens: texts[`opens-${day}`] ?? "", closes: texts[`closes-${day}`] ?? "" }));
  const closed = Object.entries(texts).flatMap(([name, from]) => {
    const at = /^closed-from-(\d+)$/.exec(name)?.[1];
    return at ? [{ from, to: texts[`closed-to-${at}`] || from, name: texts[`closed-name-${at}`] ?? "" }] : [];
  });
  return { zone: texts.zone ?? "", week, closed };
}

function Week({ week, errors }: { week: Value["week"]; errors: Errors }) {
  const [days, setDays] = useState<readonly number[]>(week.map(({ day }) => day));
  const chosen = weekFromMonday.filter((day) => days.includes(day));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Days and hours</legend>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {weekFromMonday.map((day) => {
          const open = week.find((one) => one.day === day);
          const at = chosen.indexOf(day);
          return (
            <li key={day} className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <Checkbox
                className="w-full sm:w-36"
                label={weekdays[day]}
                name={`day-${day}`}
                checked={at >= 0}
                onChange={({ target }) =>
                  setDays(target.checked ? [...days, day] : days.filter((one) => one !== day))
                }
              />
              {at < 0 ? (
                <span className="text-graphite max-sm:hidden">Closed</span>
              ) : (
                <>
                  <TextField
                    className="w-32"
                    label={`${weekdays[day]}, opens`}
                    hideLabel
                    type="time"
                    name={`opens-${day}`}
                    defaultValue={open?.opens ?? "08:00"}
                    error={errors(`week.${at}.opens`)}
                  />
                  <span className="text-graphite">to</span>
                  <TextField
                    className="w-32"
                    label={`${weekdays[day]}, closes`}
                    hideLabel
                    type="time"
                    name={`closes-${day}`}
                    defaultValue={open?.closes ?? "17:00"}
                    error={errors(`week.${at}.closes`)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function Closed({ closed, errors }: { closed: Value["closed"]; errors: Errors }) {
  const [rows, setRows] = useState(() => closed.map((one, key) => ({ ...one, key })));
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-sm">Holidays and days off</legend>
      {rows.length === 0 && <p className="text-graphite text-sm">None</p>}
      {rows.map(({ key, from, to, name }, at) => (
        <div
          key={key}
          className="grid grid-cols-[1fr_1fr] items-start gap-3 border-hairline border-b pb-3 sm:grid-cols-[1fr_1fr_1.5fr_auto] sm:border-b-0 sm:pb-0"
        >
          <TextField
            label="From"
            name={`closed-from-${key}`}
            type="date"
            defaultValue={from}
            error={errors(`closed.${at}.from`)}
          />
          <TextField
            label="To"
            name={`closed-to-${key}`}
            type="date"
            optional
            defaultValue={to === from ? "" : to}
            error={errors(`closed.${at}.to`)}
          />
          <TextField
            label="Name"
            name={`closed-name-${key}`}
            maxLength={60}
            optional
            defaultValue={name}
            error={errors(`closed.${at}.name`)}
          />
          <IconButton
            label={`Remove ${name || "these days"}`}
            className="justify-self-end hover:bg-sunk sm:mt-7"
            onClick={() => setRows(rows.filter((one) => one.key !== key))}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setRows([...rows, { key: next, from: "", to: "", name: "" }])}
        >
          Add days off
        </Button>
      </div>
    </fieldset>
  );
}
