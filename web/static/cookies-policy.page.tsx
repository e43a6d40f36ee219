import { pageTitle } from "../page-title.ts";
import { sharedPage } from "../shared-page.ts";
import { type Column, Table } from "../ui/table.tsx";
import type { Route } from "./+types/cookies-policy.page.ts";
import { Article } from "./article.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Cookies Policy", matches) },
  { name: "description", content: "Every cookie this shop sets, what it is for, and how long it stays." },
];

interface Cookie {
  name: string;
  purpose: string;
  stays: string;
}

const hidden = "Scripts cannot read it.";
const cookies: Cookie[] = [
  {
    name: "__Host-session",
    purpose: `Keeps you signed in. ${hidden}`,
    stays: "Until you log out; 340 days if you asked to be remembered",
  },
  { name: "__Host-cart", purpose: `Your cart before you sign in. ${hidden}`, stays: "340 days" },
  {
    name: "__Host-otp_verify",
    purpose: `For administrators: this device has proved a one-time code. ${hidden}`,
    stays: "340 days",
  },
  {
    name: "showroom",
    purpose: "The showroom you shop in, so that its prices are shown at once.",
    stays: "340 days",
  },
  {
    name: "remember_email",
    purpose: "Fills in your email when you sign in, if you asked for that.",
    stays: "340 days",
  },
  {
    name: "user_type",
    purpose: "Whether the account is an administrator's, for the layout.",
    stays: "1 day",
  },
];

const columns: Column<Cookie>[] = [
  { key: "name", title: "Name", cell: ({ name }) => <span className="code">{name}</span> },
  { key: "purpose", title: "What it is for", cell: ({ purpose }) => purpose },
  { key: "stays", title: "Stays", cell: ({ stays }) => stays },
];

export default function CookiesPolicy() {
  return (
    <Article
      title="Cookies Policy"
      lead={
        <p>
          Every cookie this shop sets, what it is for, and how long it stays. There are none for advertising.
        </p>
      }
    >
      <h2>Cookies</h2>
      <Table caption="Cookies" columns={columns} rows={cookies} rowKey={({ name }) => name} empty="None." />
      <h2>What else your browser keeps</h2>
      <p>
        The browser's own storage holds what makes the shop handy: your cart's key, the showroom and category
        you were in, and the products you looked at last. Logging out clears it.
      </p>
      <h2>Analytics</h2>
      <p>
        Where the provider of this shop measures visits, it counts pages and not people, and sets no further
        cookie without asking.
      </p>
      <h2>Your choice</h2>
      <p>
        You can delete or block cookies in your browser. Browsing works without them; a showroom's prices, a
        cart and an account do not.
      </p>
    </Article>
  );
}
