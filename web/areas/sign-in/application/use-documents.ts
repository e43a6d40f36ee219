import { useState } from "react";
import { documentProblem, documentRules } from "../../../../domain/showrooms/application-documents.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";

/** An upload in progress, or why it was refused. */
export interface SentDocument {
  key: string;
  name: string;
  size: number;
  /** Known once it is uploaded. */
  id?: string;
  problem?: string;
}

export interface Documents {
  list: readonly SentDocument[];
  isSending: boolean;
  add: (files: Iterable<File>) => Promise<void>;
  remove: (key: string) => void;
  /** Of the uploaded ones. */
  ids: string[];
}

/** The documents of an application: each is uploaded when chosen, so that the form itself is quick. */
export function useDocuments(): Documents {
  const [list, setList] = useState<readonly SentDocument[]>([]);

  const change = (key: string, news: Partial<SentDocument>) =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...news } : one)));

  const add = async (files: Iterable<File>) => {
    const room = documentRules.most - list.filter(({ problem }) => !problem).length;
    const chosen = [...files].map((file, at) => ({
      file,
      key: crypto.randomUUID(),
      problem: documentProblem(file) ?? (at >= room ? `At most ${documentRules.most} documents.` : undefined),
    }));
    const added = chosen.map(({ file, key, problem }) => ({
      key,
      name: file.name,
      size: file.size,
      problem,
    }));
    setList((known) => [...known.filter(({ problem }) => !problem), ...added]);
    await Promise.all(
      chosen.filter(({ problem }) => !problem).map(async ({ file, key }) => change(key, await send(file))),
    );
  };

  return {
    list,
    isSending: list.some(({ id, problem }) => !id && !problem),
    add,
    remove: (key) => setList((known) => known.filter((one) => one.key !== key)),
    ids: list.flatMap(({ id }) => id ?? []),
  };
}

async function send(file: File): Promise<Partial<SentDocument>> {
  try {
    const { data } = await api("POST /api/register/documents", {
      body: { document: file },
      multipart: true,
      feedback: "none",
    });
    return { id: data.id, name: data.file_name };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: error.errors.document?.[0] ?? error.message };
  }
}
