import type { ReactNode } from "react";
import { type Column, Table } from "../../ui/table.tsx";
import { ConsentSettings } from "../page/consent-choice.tsx";
import { type Cookie, cookies, kept } from "./text/cookies.ts";

const columns: Column<Cookie>[] = [
  { key: "name", title: "Name", cell: ({ name }) => <span className="code">{name}</span> },
  { key: "purpose", title: "What it is for", cell: ({ purpose }) => purpose },
  { key: "stays", title: "Stays", cell: ({ stays }) => stays },
];

/** What the cookies policy shows below the text of a section, by the section's address. */
export const cookieExtras: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [
    "choice",
    <div key="choice" className="mt-4">
      <ConsentSettings />
    </div>,
  ],
  [
    "cookies",
    <Table
      key="cookies"
      caption="All cookies"
      className="mt-4"
      columns={columns}
      rows={[...cookies]}
      rowKey={({ name }) => name}
      empty="None."
      stacks
    />,
  ],
  [
    "storage",
    <Table
      key="storage"
      caption="The browser's storage"
      className="mt-4"
      columns={columns.slice(0, 2)}
      rows={[...kept]}
      rowKey={({ name }) => name}
      empty="Nothing."
      stacks
    />,
  ],
]);
