import type { Consent } from "../../../../contract/identity/privacy.ts";
import { formatDate, formatDateTime } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";

const titles: Record<Consent["kind"], string> = {
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  counting: "Page counts",
  marketing: "Emails about offers",
};

const columns: Column<Consent>[] = [
  { key: "kind", title: "What", cell: ({ kind }) => titles[kind] },
  {
    key: "version",
    title: "Text dated",
    cell: ({ version }) => <span className="figures">{version && formatDate(version)}</span>,
  },
  { key: "answer", title: "Answer", cell: ({ is_given }) => (is_given ? "Agreed" : "Not agreed") },
  {
    key: "at",
    title: "When",
    cell: ({ created_at }) => <span className="figures whitespace-nowrap">{formatDateTime(created_at)}</span>,
  },
];

export function ConsentLog({ consents }: { consents: readonly Consent[] }) {
  return (
    <Table
      caption="Your consents"
      stacks
      columns={columns}
      rows={consents}
      rowKey={({ id }) => id}
      empty="No consents yet."
    />
  );
}
