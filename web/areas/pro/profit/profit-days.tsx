import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { spanNamed, spans } from "./profit-span.ts";

/** The days that the figures are of: a usual span, or a first and a last day. */
export function ProfitDays({ from, to }: { from: string; to: string }) {
  const [search, setSearch] = useSearchParams();
  const [isOwn, setOwn] = useState(spanNamed(search) === "own");
  const [error, setError] = useState<string>();
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const days = { from: String(form.get("from")), to: String(form.get("to")) };
        const isRight = days.from !== "" && days.from <= days.to;
        setError(isRight ? undefined : "Choose a start date, and an end date after it.");
        if (isRight) setSearch(days, { replace: true });
      }}
    >
      <Select
        label="Period"
        className="min-w-48"
        value={isOwn ? "own" : spanNamed(search)}
        onChange={(event) => {
          setError(undefined);
          setOwn(event.target.value === "own");
          if (event.target.value !== "own") setSearch({ days: event.target.value }, { replace: true });
        }}
        options={spans}
      />
      {isOwn && (
        <>
          <TextField label="Start date" name="from" type="date" defaultValue={from} />
          <TextField label="End date" name="to" type="date" defaultValue={to} error={error} />
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </>
      )}
    </form>
  );
}
