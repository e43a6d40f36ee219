import { clientSources, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import { clientSorts } from "../../../../../contract/sorts.ts";
import { choiceIn, sortIn, wordsIn } from "../../../../kit/lists/list-address.ts";
import { listSource } from "../../../../kit/lists/list-source.ts";

export const dues = { late: "Overdue", week: "Due within 7 days" } as const;

/** What the page's address asks of the board. */
export const filterIn = (search: URLSearchParams) => ({
  q: wordsIn(search),
  source: choiceIn(search, "source", clientSources),
  due: choiceIn(search, "due", dues),
});

/** The clients of the list, or of the archive. */
export const clients = listSource(
  "GET /api/pro/clients",
  (search) => ({
    ...filterIn(search),
    stage: choiceIn(search, "stage", clientStages),
    archived: search.get("view") === "archive" ? ("yes" as const) : ("no" as const),
    sort: sortIn(search, clientSorts),
  }),
  (list) => list,
);
