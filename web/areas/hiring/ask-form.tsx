import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { LoadFailure } from "../../kit/page/load-failure.tsx";
import { useLoaded } from "../../kit/page/use-loaded.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Select } from "../../ui/select.tsx";
import type { SelectOption } from "../../ui/select-option.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** The account's projects, and rooms that belong to none, as choices: `project:<id>` or `room:<id>`. */
async function loadSubjects(signal: AbortSignal): Promise<SelectOption[]> {
  const call = { query: { per_page: 100 }, signal, feedback: "none" } as const;
  const [projects, rooms] = await Promise.all([api("GET /api/projects", call), api("GET /api/rooms", call)]);
  return [
    ...projects.data.data
      .filter(({ is_cart, order }) => !is_cart && !order)
      .map(({ id, name }) => ({ value: `project:${id}`, text: name || "Project" })),
    ...rooms.data.data.map(({ id, name }) => ({ value: `room:${id}`, text: `${name} (room)` })),
  ];
}

/** What it is about, what the pro should know, and the budget. */
export function AskForm({ pro }: { pro: { id: string; name: string } }) {
  const [search] = useSearchParams();
  const subjects = useLoaded(`ask-${pro.id}`, loadSubjects);
  const { loaded } = subjects;
  if (loaded.state === "loading") return <Skeleton className="mt-8 h-64 max-w-[40rem]" />;
  if (loaded.state === "failed") {
    return (
      <div className="mt-8">
        <LoadFailure error={loaded.error} title="We couldn't load your projects" onRetry={subjects.reload} />
      </div>
    );
  }
  if (loaded.data.length === 0) {
    return (
      <EmptyState
        title="Start a project first"
        className="mt-8"
        action={<LinkButton to="/visualize">Design a room</LinkButton>}
      >
        A request is about one of your projects or rooms. Plan a room, or save your cart as a project, and
        come back here.
      </EmptyState>
    );
  }
  const wanted = ["project", "room"]
    .map((kind) => `${kind}:${search.get(kind) ?? ""}`)
    .find((value) => loaded.data.some((option) => option.value === value));
  return <Fields pro={pro} options={loaded.data} chosen={wanted ?? loaded.data[0]!.value} />;
}

function Fields({
  pro,
  options,
  chosen,
}: {
  pro: { id: string; name: string };
  options: readonly SelectOption[];
  chosen: string;
}) {
  const { form, errors, setErrors, problem, isSending, send } = useApiForm();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const ask = async () => {
    const { about = "", message = "", budget = "" } = textsOf(form.current!);
    const [kind = "", id = ""] = about.split(":");
    const amount = budget.replaceAll(/[$,\s]/g, "");
    if (amount !== "" && !(Number(amount) >= 1)) {
      return setErrors({ budget: ["Enter dollars, such as 18,000, or leave it empty."] });
    }
    const body = {
      designer: pro.id,
      ...(kind === "room" ? { room: id } : { project: id }),
      message,
      budget: amount === "" ? null : Number(amount),
    };
    const reply = await send(() =>
      api("POST /api/hire_designer", { body, idempotencyKey: key, feedback: "none" }),
    );
    if (!reply) return;
    showToast("success", reply.message);
    await navigate(`/account/hires/${reply.data.id}`);
  };
  const hidden = errors.designer ?? errors.project;
  return (
    <form
      ref={form}
      noValidate
      className="mt-8 grid max-w-[40rem] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      {hidden && <FormNote>{hidden[0]}</FormNote>}
      {problem && <FormNote>{problem}</FormNote>}
      <Select label="What is it about?" name="about" defaultValue={chosen} options={options} />
      <TextArea
        label="Your message"
        name="message"
        rows={6}
        maxLength={2000}
        hint="What should they do, where is it, and when would you like to start?"
        error={errors.message}
      />
      <TextField
        label="Budget in dollars"
        name="budget"
        inputMode="decimal"
        optional
        className="max-w-64"
        error={errors.budget}
      />
      <Button type="submit" pending={isSending} className="justify-self-start">
        Send request
      </Button>
    </form>
  );
}
