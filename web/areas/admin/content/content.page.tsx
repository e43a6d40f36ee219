import { Link } from "react-router";
import type { ContentPiece } from "../../../../contract/admin/content.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Route } from "./+types/content.page.ts";

export const meta = titled("Texts");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/admin/content")).data;
}

/** The texts that visitors read and admins change. */
export default function ContentPage({ loaderData: pieces }: Route.ComponentProps) {
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Texts</h1>
      <p className="mt-3 max-w-[60ch] text-graphite">
        Edit the text on our pages and in our emails. Only admins see a draft until you publish it, and you
        can restore any earlier version.
      </p>
      <Table
        caption="Texts"
        stacks
        className="mt-6"
        columns={columns}
        rows={pieces}
        rowKey={({ key }) => key}
        empty="No texts yet."
      />
    </>
  );
}

const columns: Column<ContentPiece>[] = [
  {
    key: "title",
    title: "Text",
    cell: ({ key, title }) => (
      <Link to={`/account/admin/content/${key}`} className="link inline-flex min-h-6 font-medium">
        {title}
      </Link>
    ),
  },
  {
    key: "path",
    title: "Address",
    cell: ({ path }) => (path ? <span className="code">{path}</span> : "Email"),
  },
  {
    key: "state",
    title: "Status",
    cell: ({ is_changed, draft_at }) => (
      <span className="flex flex-wrap gap-2">
        <Badge tone={is_changed ? "good" : "neutral"}>{is_changed ? "Changed" : "Default text"}</Badge>
        {draft_at && <Badge tone="warn">Draft</Badge>}
      </span>
    ),
  },
  {
    key: "last",
    title: "Last changed",
    cell: ({ published_at, published_by, draft_at, draft_by }) => {
      const [at, by, what] = draft_at
        ? [draft_at, draft_by, "Draft saved"]
        : [published_at, published_by, "Published"];
      if (!at) return <span className="text-graphite">None</span>;
      return <span className="figures">{`${what} ${formatDateTime(at)}${by ? ` by ${by}` : ""}`}</span>;
    },
  },
];
