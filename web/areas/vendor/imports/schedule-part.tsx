import { type RefObject, useEffect, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { ImportSchedule } from "../../../../contract/catalog/import-schedule.ts";
import { ApiError, api } from "../../../client/api.ts";
import { useTypedForm } from "../../../kit/forms/unsaved.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { webAddressEntry } from "../../../ui/web-address-entry.ts";
import { Part } from "./part.tsx";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  text: `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`,
}));

/** A list that stands at a web address and is fetched by the clock. */
export function SchedulePart({ loaded }: { loaded: ImportSchedule | null }) {
  const [schedule, setSchedule] = useState(loaded);
  const [errors, setErrors] = useState<Record<string, readonly string[]>>({});
  const [pending, setPending] = useState<"save" | "end">();
  const [isFetching, setAsked] = useFetching(schedule, setSchedule);
  const form = useRef<HTMLFormElement>(null);
  const typing = useTypedForm(form);

  async function run(what: "save" | "end", call: () => Promise<{ data: ImportSchedule | null }>) {
    setPending(what);
    setErrors({});
    typing.saving();
    try {
      const { data } = await call();
      setSchedule(data);
      return data;
    } catch (error) {
      typing.failed();
      if (!(error instanceof ApiError)) throw error;
      setErrors(Object.keys(error.errors).length > 0 ? error.errors : { url: [error.message] });
    } finally {
      setPending(undefined);
    }
  }
  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const body = saidIn(new FormData(event.currentTarget, submitter), zoneOf(schedule));
    void run("save", () => api("PUT /api/vendor/import_schedule", { body, feedback: "none" })).then(
      (saved) => {
        if (saved && body.at_once && !body.is_paused) setAsked(saved.next_at);
      },
    );
  };
  const end = async () => {
    await run("end", () => api("DELETE /api/vendor/import_schedule", { feedback: "none" }));
  };

  return (
    <Part
      title="Import from a URL"
      detail={detailOf(schedule)}
      isOpen={schedule?.last_problem !== "" && schedule !== null}
    >
      <p className="mb-4 max-w-[65ch] text-graphite">
        If your price list is online, we can check for updates on a schedule. We import it automatically
        unless we have a question or too many rows have errors. In that case, we email you to review it here.
      </p>
      <State schedule={schedule} isFetching={isFetching} />
      <ScheduleForm
        key={schedule?.url ?? ""}
        form={form}
        schedule={schedule}
        errors={errors}
        pending={pending}
        save={save}
        end={end}
      />
    </Part>
  );
}

const zoneOf = (schedule: ImportSchedule | null) =>
  schedule?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

function detailOf(schedule: ImportSchedule | null): string {
  if (!schedule) return "not set up";
  if (schedule.is_paused) return "paused";
  const hour = hours[schedule.hour]!.text;
  return schedule.every === "day" ? `daily at ${hour}` : `every ${weekdays[schedule.weekday]} at ${hour}`;
}

function saidIn(form: FormData, time_zone: string) {
  return {
    url: String(form.get("url") ?? ""),
    every: form.get("every") === "week" ? ("week" as const) : ("day" as const),
    weekday: Number(form.get("weekday") ?? 1),
    hour: Number(form.get("hour")),
    most_failed_percent: Number(form.get("most_failed_percent")),
    is_paused: form.get("is_paused") !== null,
    at_once: form.get("at_once") !== null,
    time_zone,
  };
}

const look_ms = 2000;

/** Looks again and again for what came of a fetch that was asked for, and shows it, also below in the lists. */
function useFetching(schedule: ImportSchedule | null, onChange: (schedule: ImportSchedule | null) => void) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<string>();
  const isOver = !asked || !schedule || (schedule.last_at !== null && schedule.last_at >= asked);
  useEffect(() => {
    if (isOver) return;
    const stop = new AbortController();
    const look = async () => {
      const call = api("GET /api/vendor/import_schedule", { feedback: "none", signal: stop.signal });
      const reply = await call.catch(() => undefined);
      if (stop.signal.aborted) return;
      if (reply) onChange(reply.data);
      timer = setTimeout(look, look_ms);
    };
    let timer = setTimeout(look, look_ms);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isOver, onChange]);
  useEffect(() => {
    if (!asked || !isOver) return;
    setAsked(undefined);
    void revalidate();
  }, [asked, isOver, revalidate]);
  return [!isOver, setAsked] as const;
}

function State({ schedule, isFetching }: { schedule: ImportSchedule | null; isFetching: boolean }) {
  if (!schedule) return null;
  const { is_paused, time_zone, next_at, last_at, last_problem, last_import } = schedule;
  return (
    <div className="figures mb-5 grid gap-1 text-sm" aria-live="polite">
      {isFetching ? (
        <p>Checking for updates…</p>
      ) : (
        !is_paused && <p>{`Next check: ${formatDateTime(next_at, time_zone)}`}</p>
      )}
      {last_at && !last_problem && <p>{`Last checked: ${formatDateTime(last_at, time_zone)}`}</p>}
      {last_problem && !isFetching && (
        <p className="text-bad">{`We couldn't download it. ${last_problem}`}</p>
      )}
      {last_import && (
        <p>
          <Link to={`/account/products/import/${last_import}`} className="link">
            View latest import
          </Link>
        </p>
      )}
    </div>
  );
}

function ScheduleForm({
  schedule,
  errors,
  pending,
  save,
  end,
  form,
}: {
  form: RefObject<HTMLFormElement | null>;
  schedule: ImportSchedule | null;
  errors: Record<string, readonly string[]>;
  pending: "save" | "end" | undefined;
  save: (event: React.FormEvent<HTMLFormElement>) => void;
  end: () => Promise<void>;
}) {
  const [every, setEvery] = useState(schedule?.every ?? "day");
  return (
    <form ref={form} onSubmit={save} noValidate className="grid max-w-[48rem] gap-5">
      <TextField
        label="Price list URL"
        name="url"
        {...webAddressEntry}
        defaultValue={schedule?.url ?? ""}
        error={errors.url}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          label="Frequency"
          name="every"
          value={every}
          onChange={(event) => setEvery(event.target.value === "week" ? "week" : "day")}
          options={[
            { value: "day", text: "Daily" },
            { value: "week", text: "Weekly" },
          ]}
          error={errors.every}
        />
        {every === "week" && (
          <Select
            label="Day"
            name="weekday"
            defaultValue={String(schedule?.weekday ?? 1)}
            options={weekdays.map((text, day) => ({ value: String(day), text }))}
            error={errors.weekday}
          />
        )}
        <Select
          label="Time"
          name="hour"
          defaultValue={String(schedule?.hour ?? 6)}
          options={hours}
          hint={zoneOf(schedule).replaceAll("_", " ")}
          error={errors.hour ?? errors.time_zone}
        />
      </div>
      <TextField
        label="Ask me first if more than this percentage of rows have errors"
        name="most_failed_percent"
        inputMode="numeric"
        className="max-w-[24rem]"
        defaultValue={String(schedule?.most_failed_percent ?? 5)}
        error={errors.most_failed_percent}
      />
      {schedule && <Checkbox label="Pause" name="is_paused" defaultChecked={schedule.is_paused} />}
      <Acts isSetUp={schedule !== null} pending={pending} end={end} />
    </form>
  );
}

function Acts({
  isSetUp,
  pending,
  end,
}: Pick<Parameters<typeof ScheduleForm>[0], "pending" | "end"> & { isSetUp: boolean }) {
  const save = { type: "submit", variant: "secondary", pending: pending === "save" } as const;
  return (
    <Actions
      remove={
        isSetUp && (
          <Button variant="quiet" pending={pending === "end"} onClick={() => void end()}>
            Delete schedule
          </Button>
        )
      }
      main={
        <Button {...save} name="at_once" value="1">
          {isSetUp ? "Save and import now" : "Start importing"}
        </Button>
      }
    >
      {isSetUp && <Button {...save}>Save schedule</Button>}
    </Actions>
  );
}
