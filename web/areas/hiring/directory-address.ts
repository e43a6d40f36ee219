import {
  type DirectorySort,
  directorySorts,
  type HireService,
  hireServices,
} from "../../../contract/design/hire-words.ts";

export interface DirectoryAddress {
  q?: string | undefined;
  kind?: "designer" | "contractor" | undefined;
  service?: HireService | undefined;
  /** Only if it has 5 digits. */
  zip?: string | undefined;
  /** What was typed instead. */
  zipTyped: string;
  available?: "1" | undefined;
  rating?: number | undefined;
  sort: DirectorySort;
  page: number;
  /** The project that a pro is looked for. */
  project?: string | undefined;
}

const oneOf = <Key extends string>(words: Readonly<Record<Key, unknown>>, text: string | null) =>
  text !== null && Object.hasOwn(words, text) ? (text as Key) : undefined;

/** What an address of the directory asks for; what makes no sense is left out. */
export function readDirectoryAddress(search: URLSearchParams): DirectoryAddress {
  const kind = search.get("kind");
  const zipTyped = search.get("zip")?.trim().slice(0, 20) ?? "";
  const rating = Number(search.get("rating"));
  const page = Number(search.get("page"));
  const project = search.get("project") ?? "";
  return {
    q: search.get("q")?.trim().slice(0, 80) || undefined,
    kind: kind === "designer" || kind === "contractor" ? kind : undefined,
    service: oneOf<HireService>(hireServices, search.get("service")),
    zip: /^\d{5}$/.test(zipTyped) ? zipTyped : undefined,
    zipTyped,
    available: search.get("available") === "1" ? "1" : undefined,
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : undefined,
    sort: oneOf<DirectorySort>(directorySorts, search.get("sort")) ?? "best",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    project: /^[0-9a-f-]{36}$/i.test(project) ? project : undefined,
  };
}
