import { Link } from "react-router";
import type { ArticleSection } from "./article.tsx";

/** The privacy policy, part by part, for its page and for the dialog at registration. */
export function privacySections(email: string): ArticleSection[] {
  return [...fixedSections, rightsSection(email)];
}

const fixedSections: ArticleSection[] = [
  {
    id: "collection",
    title: "What we collect",
    body: (
      <>
        <p>Only what a purchase and a project need:</p>
        <ul>
          <li>Your account: name, email, phone, ZIP code, and the showroom through which you came.</li>
          <li>Your orders: addresses, goods, amounts, messages about them.</li>
          <li>Your projects: plans, pictures, selections, checklists and chats that you put in.</li>
          <li>For pros and vendors: company, license, documents for approval, and payout details.</li>
          <li>
            Technical data: address of the device, kind of browser, times and pages, for safety and repair.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "use",
    title: "What we use it for",
    body: (
      <ul>
        <li>
          To show a showroom's prices, take orders, deliver goods, handle returns and pay those who earned.
        </li>
        <li>To write to you about orders, projects and your account.</li>
        <li>To keep the service safe, find faults and prevent fraud.</li>
        <li>To meet the law, in bookkeeping and taxes above all.</li>
      </ul>
    ),
  },
  {
    id: "clients-and-pros",
    title: "Clients and contractors",
    body: (
      <p>
        The contractor or designer whose showroom you shop in sees your name, your orders in that showroom,
        and the projects that you share. They do not see your password, your card, or what you do in other
        showrooms. A vendor sees what is needed to ship: goods, quantity, name, address and phone.
      </p>
    ),
  },
  {
    id: "social-sign-on",
    title: "Signing in with another account",
    body: (
      <p>
        If you sign in through another provider, we get your name, your email address and a number that stands
        for you there. We post nothing, and we never see that password.
      </p>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    body: (
      <p>
        A payment provider takes card payments. The card's number and security code go to that provider and
        are stored nowhere in our systems; we keep the brand, the last four digits and the expiry date to show
        you which card it is.
      </p>
    ),
  },
  {
    id: "disclosure",
    title: "Who else sees it",
    body: (
      <p>
        Carriers, payment and mail providers see what their part needs, and may use it for nothing else.
        Authorities see what the law makes us show. We sell no personal data. If the business changes hands,
        the new owner is bound by this policy.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and analytics",
    body: (
      <p>
        The <Link to="/cookies_policy">cookies policy</Link> names each cookie. Analytics count visits; they
        are not used to follow you to other sites.
      </p>
    ),
  },
  {
    id: "security",
    title: "Security",
    body: (
      <p>
        Connections are encrypted, passwords are stored as slow salted hashes, and access is limited to those
        who need it and recorded. No system is beyond failure; if one of ours fails you, we tell you without
        delay.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    body: <p>The service is for people of 13 and older; under 18 a parent or guardian has to agree.</p>,
  },
];

function rightsSection(email: string): ArticleSection {
  return {
    id: "rights",
    title: "Your data, your say",
    body: (
      <p>
        Ask us what we hold, have it corrected, or have your account deleted: write to{" "}
        <a href={`mailto:${email}`}>{email}</a>. What the law makes us keep, such as invoices, stays until its
        time is over.
      </p>
    ),
  };
}
