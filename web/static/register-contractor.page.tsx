import { Link } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import { buttonClass } from "../ui/button.tsx";
import type { Route } from "./+types/register-contractor.page.ts";
import { Article } from "./article.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Sign Up as a Pro",
      description: "What we need from a contractor or designer to open a showroom.",
      path: "/register/contractor",
    },
    matches,
  );

const application = `Company:
License number and state:
Kind of work (contractor or designer):
Name and phone:
ZIP code of the business:
Departments of interest:
`;

export default function RegisterContractor() {
  const settings = useShop()?.settings;
  if (!settings) return null;
  const mail = `mailto:${settings.contact.email}?${encodeMail({ subject: "Open a showroom", body: application })}`;
  return (
    <Article
      title="Sign Up as a Pro"
      path="/register/contractor"
      lead={<p>Showrooms are opened by hand, after a look at the license. It takes up to 24 hours.</p>}
    >
      <h2>What we need</h2>
      <ul>
        <li>Company, kind of work, and the ZIP code of the business</li>
        <li>License number and state; a copy of the license as a file</li>
        <li>A name, a phone number and the email address you will sign in with</li>
        <li>The departments you want to show</li>
      </ul>
      <p>
        <a href={mail} className={`${buttonClass()} no-underline!`}>
          Apply by email
        </a>
      </p>
      <p className="text-graphite">
        The mail is prepared; fill it in and attach the license. No mail program here? The address is{" "}
        {settings.contact.email}.
      </p>
      <h2>What happens then</h2>
      <p>
        You get a mail with your Showroom ID and a link to set your password. From then on you{" "}
        <Link to="/login">sign in</Link> and set departments, products and markup yourself.
      </p>
      <h2>Not a pro?</h2>
      <p>
        Homeowners <Link to="/register">sign up here</Link>, free.
      </p>
    </Article>
  );
}

function encodeMail(parts: Record<string, string>): string {
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
