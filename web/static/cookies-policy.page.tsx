import { ConsentSettings } from "../consent/consent-choice.tsx";
import { pageMeta } from "../page-meta.ts";
import { sharedPage } from "../shared-page.ts";
import { type Column, Table } from "../ui/table.tsx";
import type { Route } from "./+types/cookies-policy.page.ts";
import { Article, type ArticleSection } from "./article.tsx";
import { type Cookie, cookies, kept } from "./text/cookies.ts";

export const headers = sharedPage;

const title = "Cookies Policy";
const path = "/cookies_policy";
const description = "Every cookie this site sets, what it is for, and how long it stays.";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ title, description, path }, matches);

const columns: Column<Cookie>[] = [
  { key: "name", title: "Name", cell: ({ name }) => <span className="code">{name}</span> },
  { key: "purpose", title: "What it is for", cell: ({ purpose }) => purpose },
  { key: "stays", title: "Stays", cell: ({ stays }) => stays },
];
const keptColumns = columns.slice(0, 2);

const sections: ArticleSection[] = [
  {
    id: "choice",
    title: "Your choice",
    body: (
      <div className="mt-4">
        <ConsentSettings />
      </div>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <Table
        caption="All cookies"
        className="mt-4"
        columns={columns}
        rows={[...cookies]}
        rowKey={({ name }) => name}
        empty="None."
        stacks
      />
    ),
  },
  {
    id: "storage",
    title: "What else your browser keeps",
    body: (
      <>
        <p>
          Your browser's own storage holds things that make the site easier to use. Logging out clears what
          belongs to your account, your cart and the showroom.
        </p>
        <Table
          caption="The browser's storage"
          className="mt-4"
          columns={keptColumns}
          rows={[...kept]}
          rowKey={({ name }) => name}
          empty="Nothing."
          stacks
        />
      </>
    ),
  },
  {
    id: "analytics",
    title: "Analytics",
    body: (
      <>
        <p>
          If you allow it, each page that you open adds one to a count by day and page on our own server. We
          give you no ID and set no cookie for it beyond the one that holds your choice, and nothing goes to
          other companies. Pages that belong to you alone, such as an order or a shared room, are counted
          without their address.
        </p>
        <p>
          Until you agree, nothing is sent. If your browser sends Global Privacy Control, that is your answer
          until you give another one here.
        </p>
      </>
    ),
  },
  {
    id: "payment",
    title: "When you pay",
    body: (
      <p>
        If this site takes cards through Stripe, Stripe sets its own cookies while you pay, to recognize
        fraud. They are necessary for the payment.
      </p>
    ),
  },
  {
    id: "browser",
    title: "In your browser",
    body: (
      <p>
        You can delete or block cookies in your browser. Browsing works without them; a showroom's prices, a
        cart and an account do not.
      </p>
    ),
  },
];

export default function CookiesPolicy() {
  return (
    <Article
      title={title}
      path={path}
      lead={<p>{description} There are none for advertising, and none of other companies.</p>}
      sections={sections}
    />
  );
}
