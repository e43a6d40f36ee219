import { FileText, Trash2 } from "lucide-react";
import {
  mostDocument_mb,
  mostDocuments,
  type OwnDocument,
} from "../../../../../contract/catalog/vendor-files.ts";
import { api } from "../../../../client/api.ts";
import { FieldMessage } from "../../../../ui/field.tsx";
import { formatBytes } from "../../../../ui/format-bytes.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Select } from "../../../../ui/select.tsx";
import type { Draft } from "../draft.ts";
import type { PartProps } from "../part.tsx";
import { FileDrop } from "./file-drop.tsx";
import { useFileSending } from "./use-file-sending.ts";

const titles = [
  "Spec sheet",
  "Installation guide",
  "Warranty",
  "Safety data sheet (SDS)",
  "Care guide",
  "Certificate",
] as const;

/** PDFs that customers find on the product's page. */
export function DocumentFields({
  draft,
  change,
  errors,
  add,
}: PartProps & { add: (read: (draft: Draft) => OwnDocument) => void }) {
  const { documents } = draft;
  const sending = useFileSending(
    async (file) =>
      (
        await api("POST /api/vendor/documents", {
          body: { document: file },
          multipart: true,
          feedback: "none",
        })
      ).data,
    "document",
  );
  const take = async (file: File) => {
    const sent = await sending.take(file);
    if (sent) add((now) => ({ ...sent, title: likelyTitle(file.name, now.documents) }));
  };
  const set = (key: string, title: string) =>
    change({ documents: documents.map((one) => (one.key === key ? { ...one, title } : one)) });
  return (
    <>
      <FileDrop
        label="Choose a PDF"
        hint={`PDF, up to ${mostDocument_mb} MB each. Add up to ${mostDocuments}.`}
        accept=".pdf,application/pdf"
        isSending={sending.isSending}
        isFull={documents.length >= mostDocuments}
        problem={sending.problem}
        onFiles={([chosen]) => chosen && void take(chosen.file)}
      />
      <ul className="mt-4 grid gap-4">
        {documents.map(({ key, url, title, file_name, bytes }, at) => (
          <li key={key} className="flex flex-wrap items-end gap-x-4 gap-y-2 border-hairline border-b pb-4">
            <Select
              label={`Type of ${file_name}`}
              className="min-w-60"
              value={title}
              options={[...new Set([...titles, title])].map((text) => ({ value: text, text }))}
              onChange={({ target }) => set(key, target.value)}
              error={errors[`documents.${at}.title`]}
            />
            <a href={url} className="link flex min-h-11 min-w-0 items-center gap-2 break-words">
              <FileText aria-hidden size={16} />
              <span>
                {file_name} <span className="figures text-graphite text-sm">{formatBytes(bytes)}</span>
              </span>
            </a>
            <IconButton
              label={`Remove ${file_name}`}
              onClick={() => change({ documents: documents.filter((one) => one.key !== key) })}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
            <FieldMessage id={`${key}-problem`} message={errors[`documents.${at}.key`]?.[0]} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** By the file's name, else the first kind that the product has no document of. */
function likelyTitle(fileName: string, documents: readonly OwnDocument[]): string {
  const name = fileName.toLowerCase();
  const words = [
    [/warrant/, "Warranty"],
    [/sds|safety/, "Safety data sheet (SDS)"],
    [/install/, "Installation guide"],
    [/care|clean/, "Care guide"],
    [/certif/, "Certificate"],
    [/spec/, "Spec sheet"],
  ] as const;
  const named = words.find(([word]) => word.test(name))?.[1];
  const used = new Set(documents.map(({ title }) => title));
  return named ?? titles.find((title) => !used.has(title)) ?? titles[0];
}
