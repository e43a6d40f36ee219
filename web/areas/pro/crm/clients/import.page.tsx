import { useState } from "react";
import { Link } from "react-router";
import {
  type ClientImport,
  type ImportedPerson,
  type ImportOutcome,
  importOutcomes,
} from "../../../../../contract/showrooms/client-import.ts";
import { api } from "../../../../client/api.ts";
import { requireToken } from "../../../../client/session/signed-in.ts";
import { FormNote } from "../../../../kit/forms/form-note.tsx";
import { useApiForm } from "../../../../kit/forms/use-api-form.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { Badge, type Tone } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { DropFile } from "../../../../ui/drop-file.tsx";
import { plural } from "../../../../ui/format.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { type Column, Table } from "../../../../ui/table.tsx";
import { showToast } from "../../../../ui/toast.ts";
import type { Route } from "./+types/import.page.ts";

export const meta = titled("Import clients");

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request);
  return null;
}

/** A pro brings a list of clients along: choose the file, look at what comes in, import. */
export default function ImportClientsPage() {
  const { form, errors, problem, isSending, send } = useApiForm();
  const [file, setFile] = useState<File>();
  const [list, setList] = useState<ClientImport>();
  const read = async (chosen: File, apply: "0" | "1") => {
    const body = { file: chosen, apply };
    const reply = await send(() =>
      api("POST /api/pro/clients/import", { body, multipart: true, feedback: "none" }),
    );
    if (!reply) return;
    setList(reply.data);
    if (reply.message) showToast("success", reply.message);
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setList(undefined);
    void read(chosen, "0");
  };
  return (
    <>
      <Link to="/account/clients" className="link inline-flex min-h-11 items-center text-sm">
        All clients
      </Link>
      <h1 className="heading mt-1 text-xl md:text-2xl">Import clients</h1>
      <p className="mt-3 max-w-[60ch] text-graphite">
        Import contacts from Google, Outlook, Apple or a spreadsheet. You check the list before we save
        anything. We don't email anyone.
      </p>
      <form ref={form} noValidate className="mt-6 max-w-[40rem]" onSubmit={(event) => event.preventDefault()}>
        {problem && <FormNote>{problem}</FormNote>}
        <DropFile
          label="Contacts"
          hint="A CSV or vCard (.vcf) file with at most 2,000 people"
          accept=".csv,.vcf,text/csv,text/vcard,text/x-vcard"
          file={file}
          onFile={choose}
          error={errors.file?.[0]}
        />
      </form>
      {isSending && !list && (
        <p role="status" className="mt-6">
          Reading the file …
        </p>
      )}
      {list && file && <Preview list={list} isSending={isSending} onImport={() => void read(file, "1")} />}
    </>
  );
}

function Preview({
  list: { people, counts, unread_columns, is_applied },
  isSending,
  onImport,
}: {
  list: ClientImport;
  isSending: boolean;
  onImport: () => void;
}) {
  const others = (Object.keys(importOutcomes) as ImportOutcome[]).filter(
    (outcome) => outcome !== "new" && counts[outcome] > 0,
  );
  return (
    <section aria-labelledby="preview" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div role="status">
          <h2 id="preview" className="heading text-lg">
            {is_applied ? `Added ${plural(counts.new, "client")}` : `${plural(counts.new, "new client")}`}
          </h2>
          {others.length > 0 && (
            <p className="mt-1 text-graphite">
              {others.map((outcome) => `${importOutcomes[outcome]}: ${counts[outcome]}`).join(" · ")}
            </p>
          )}
        </div>
        {is_applied ? (
          <LinkButton to="/account/clients?view=list&source=imported">See imported clients</LinkButton>
        ) : (
          counts.new > 0 && (
            <Button pending={isSending} onClick={onImport}>
              {`Import ${plural(counts.new, "client")}`}
            </Button>
          )
        )}
      </div>
      {unread_columns.length > 0 && (
        <p className="mt-3 max-w-[72ch] text-graphite text-sm wrap-anywhere">
          {`Columns we don't import: ${unread_columns.join(", ")}`}
        </p>
      )}
      <Table
        className="mt-5"
        caption="People in the file"
        columns={columns}
        rows={people}
        rowKey={({ place }) => String(place)}
        empty="This file has no contacts."
        stacks
      />
    </section>
  );
}

const tones: Record<ImportOutcome, Tone> = {
  new: "good",
  known: "neutral",
  double: "neutral",
  left_out: "warn",
};

const columns: readonly Column<ImportedPerson>[] = [
  { key: "place", title: "No.", cell: ({ place }) => <span className="figures">{place}</span> },
  {
    key: "name",
    title: "Name",
    cell: ({ full_name }) => <span className="wrap-anywhere">{full_name || "–"}</span>,
  },
  {
    key: "email",
    title: "Email",
    cell: ({ email }) => <span className="wrap-anywhere">{email || "–"}</span>,
  },
  { key: "phone", title: "Phone", cell: ({ phone }) => <span className="figures">{phone || "–"}</span> },
  { key: "address", title: "Address", cell: ({ address }) => address || "–" },
  {
    key: "outcome",
    title: "Result",
    cell: ({ outcome, notes }) => (
      <>
        <Badge tone={tones[outcome]}>{importOutcomes[outcome]}</Badge>
        {notes.map((note) => (
          <span key={note} className="block text-graphite text-sm wrap-anywhere">
            {note}
          </span>
        ))}
      </>
    ),
  },
];
