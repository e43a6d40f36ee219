import { useRef, useState } from "react";
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
  add: (files: Iterable<File>) => Promise<void>;
  remove: (key: string) => void;
  /** The ids of all documents, once those under way have arrived; undefined if one of these was refused. */
  received: () => Promise<string[] | undefined>;
}

/** The documents of an application: each is uploaded when chosen, so that the form itself is quick. */
export function useDocuments(): Documents {
  const [list, setList] = useState<readonly SentDocument[]>([]);
  // what was chosen and not removed, with the answer to come
  const uploads = useRef(new Map<string, Promise<Partial<SentDocument>>>());

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
      chosen
        .filter(({ problem }) => !problem)
        .map(async ({ file, key }) => {
          const upload = send(file);
          uploads.current.set(key, upload);
          const news = await upload;
          if (news.problem) uploads.current.delete(key);
          change(key, news);
        }),
    );
  };

  const remove = (key: string) => {
    uploads.current.delete(key);
    setList((known) => known.filter((one) => one.key !== key));
  };

  const received = async () => {
    const kept = await Promise.all(
      [...uploads.current].map(async ([key, upload]) => ({ key, ...(await upload) })),
    );
    // one may have been removed while we waited
    const wanted = kept.filter(({ key, problem }) => problem || uploads.current.has(key));
    return wanted.some(({ problem }) => problem) ? undefined : wanted.flatMap(({ id }) => id ?? []);
  };

  return { list, add, remove, received };
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
