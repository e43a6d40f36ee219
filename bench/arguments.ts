import { parseArgs } from "node:util";
import { fullSize } from "../demo/catalog/catalog.ts";

export const usage = `npm run bench [-- options]

  --skus N       size of the catalog; may be given several times (${fullSize} and 250000)
  --only NAME    only what has NAME in its name, and the floor; may be given several times
  --seconds S    how long each is measured (5)
  --relevance    how well search finds what is meant, beside ts_rank and BM25, in place of the server's figures
  --products F   with --relevance: a CSV of other products (id, title, description, brand, category, attributes)
  --queries F    and a CSV of judged queries for them (query, id, relevance)
  --browser      Lighthouse on the public pages, in place of the server's figures
  --room         the room in 3D and its takeoff, in place of the server's figures
  --answer-times  whether answers take as long for addresses with an account as for those without one
  --import       50,000 rows of a vendor's file beside the running shop, and what its visitors feel
  --designer     the AI designer: how well it reads briefs, and what its designs of 1,000 come to (10 min)
  --memory       what the server takes while it draws 2,000 pictures beside its visitors, and afterwards
  --mixed        what the server takes while people send large photos, room pictures and lists, and ask for PDFs
  --minutes M    with --mixed: for how long (20)
  --desk         a vendor's table of 100,000 rows in Chromium: how long its frames take while it is scrolled and edited
  --keep         keep the loaded catalogs in the data directory for the next run
  --data DIR     where catalogs are loaded (data/bench)
  --port N       first of the two ports that are used (4194)
  --help         this text`;

export interface Arguments {
  help: boolean;
  skus: readonly number[];
  only: readonly string[];
  seconds: number;
  relevance: boolean;
  /** An independent judged set. */
  judged: { products: string; queries: string } | null;
  browser: boolean;
  room: boolean;
  designer: boolean;
  answerTimes: boolean;
  import: boolean;
  memory: boolean;
  mixed: boolean;
  minutes: number;
  desk: boolean;
  keep: boolean;
  data: string;
  port: number;
}

/** Parses the command line. Throws a readable Error for unknown options. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      skus: { type: "string", multiple: true },
      only: { type: "string", multiple: true },
      seconds: { type: "string", default: "5" },
      relevance: { type: "boolean", default: false },
      products: { type: "string" },
      queries: { type: "string" },
      browser: { type: "boolean", default: false },
      room: { type: "boolean", default: false },
      designer: { type: "boolean", default: false },
      "answer-times": { type: "boolean", default: false },
      import: { type: "boolean", default: false },
      memory: { type: "boolean", default: false },
      mixed: { type: "boolean", default: false },
      minutes: { type: "string", default: "20" },
      desk: { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      data: { type: "string", default: "data/bench" },
      port: { type: "string", default: "4194" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const skus = values.skus?.map((text) => wholeNumber("skus", text)) ?? [fullSize, 250_000];
  return {
    help: values.help,
    // the smallest comes first: larger ones are judged by how little slower they are
    skus: skus.sort((a, b) => a - b),
    only: values.only ?? [],
    seconds: wholeNumber("seconds", values.seconds),
    relevance: values.relevance || (values.only?.length === 1 && values.only[0] === "relevance"),
    judged: values.products && values.queries ? { products: values.products, queries: values.queries } : null,
    browser: values.browser,
    room: values.room,
    designer: values.designer,
    answerTimes: values["answer-times"],
    import: values.import,
    memory: values.memory,
    mixed: values.mixed,
    minutes: wholeNumber("minutes", values.minutes),
    desk: values.desk,
    keep: values.keep,
    data: values.data,
    port: wholeNumber("port", values.port),
  };
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text.replaceAll("_", ""));
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} wants a whole number from 1`);
  return number;
}
