import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { saveFile } from "../../../client/save-file.ts";
import { requireToken } from "../../../client/session/signed-in.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/structure-file.page.ts";
import { WayBack } from "./structure-parts.tsx";

export const meta = titled("Import and export");

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request);
  return null;
}

type Report = ReplyOf<"POST /api/admin/structure/file">["data"];

/** Departments, categories and attributes as one JSON file, out and in. */
export default function StructureFilePage() {
  const { call, isSending } = useCall();
  const save = () => call(async () => saveFile(await api("GET /api/admin/structure/file")));
  return (
    <div className="max-w-[48rem]">
      <WayBack to="/account/admin/structure">All departments</WayBack>
      <h1 className="heading mt-2 text-xl md:text-2xl">Import and export</h1>
      <Part title="Export">
        <p className="text-graphite">
          All departments, categories and attributes in one JSON file. Another marketplace can import it.
        </p>
        <Button
          className="mt-4"
          variant="secondary"
          icon={<Download aria-hidden size={18} />}
          pending={isSending}
          onClick={() => void save()}
        >
          Download categories.json
        </Button>
      </Part>
      <Part title="Import">
        <Import />
      </Part>
    </div>
  );
}

function Import() {
  const { form, errors, problem, isSending, send } = useApiForm();
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<Report>();
  const bringIn = async (apply: boolean) => {
    const body = { file: file ?? "", apply: apply ? "true" : "false" } as const;
    const reply = await send(() =>
      api("POST /api/admin/structure/file", { body, multipart: true, feedback: "none" }),
    );
    if (!reply) return;
    setReport(reply.data);
    if (apply) showToast("success", "File imported.");
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void bringIn(false);
      }}
    >
      <p className="text-graphite">
        Adds what's new and updates what's different. It never deletes. You see the changes before you apply
        them.
      </p>
      {problem && <FormNote>{problem}</FormNote>}
      <TextField
        label="JSON file"
        type="file"
        accept="application/json,.json"
        className="max-w-[28rem]"
        ref={field}
        onChange={(event) => {
          setFile(event.target.files?.[0]);
          setReport(undefined);
        }}
        error={errors.file}
      />
      <div>
        <Button type="submit" variant="secondary" disabled={!file} pending={isSending}>
          Check file
        </Button>
      </div>
      {report && <Changes report={report} isSending={isSending} onApply={() => void bringIn(true)} />}
    </form>
  );
}

function Changes({
  report: { applied, added, changed },
  isSending,
  onApply,
}: {
  report: Report;
  isSending: boolean;
  onApply: () => void;
}) {
  if (added.length + changed.length === 0) {
    return <p role="status">The marketplace already has everything in this file.</p>;
  }
  return (
    <div role="status">
      <p className="font-medium">{applied ? "Imported:" : "This file changes:"}</p>
      <Names title={applied ? "Added" : "Adds"} names={added} />
      <Names title={applied ? "Changed" : "Changes"} names={changed} />
      {!applied && (
        <Button className="mt-5" pending={isSending} onClick={onApply}>
          Apply import
        </Button>
      )}
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="font-medium text-sm">{`${title} ${names.length}`}</h3>
      <ul className="mt-1 max-h-72 overflow-y-auto border-hairline border-y">
        {names.map((name) => (
          <li key={name} className="border-hairline border-b py-1.5 last:border-b-0">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
