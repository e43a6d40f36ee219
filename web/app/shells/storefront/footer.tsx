import { Link } from "react-router";
import { formatPhone, phoneLink } from "../../../../domain/places/phone.ts";
import { setLeadFormOpen } from "../../../areas/pro/leads/lead-form-open.ts";
import type { Shop } from "../../../client/load-shop.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { AppearanceChoice } from "../../../kit/appearance.tsx";
import { LanguageChoice, UnitsChoice } from "../../../kit/page-choice.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { departmentPath } from "../category-paths.ts";

const groups = [
  {
    title: "Help",
    links: [
      { label: "Help", url: "/help" },
      { label: "My Order", url: "/your_orders" },
      { label: "Return Policy", url: "/return_policy" },
      { label: "FAQ", url: "/faq" },
      { label: "Contact", url: "/contact" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About Us", url: "/about_us" },
      { label: "How it works", url: "/how_it_works" },
      { label: "Our Brand Partners", url: "/our-brands" },
      { label: "Hire a pro", url: "/pros" },
      { label: "For Pros", url: "/pro-account" },
      { label: "Privacy Policy", url: "/privacy_policy" },
      { label: "Cookies Policy", url: "/cookies_policy" },
      { label: "Terms of Service", url: "/terms_of_service" },
    ],
  },
];

export function Footer({ shop }: { shop: Shop }) {
  const { contact, app_name } = shop.settings;
  const departments = shop.menus.map(({ name, menu_slug }) => ({
    label: name,
    url: departmentPath(menu_slug),
  }));
  return (
    <footer className="mt-auto border-ink border-t-2 max-sm:order-2 print:border-hairline">
      <SavingInvitation />
      <div className="page grid gap-x-8 grid-cols-2 gap-y-10 py-12 lg:grid-cols-4 xl:py-16 print:py-4 print:text-sm">
        <LinkGroup id="departments" title="Departments" links={departments} />
        {groups.map(({ title, links }) => (
          <LinkGroup key={title} title={title} links={links} />
        ))}
        <div className="max-sm:col-span-2">
          <h2 className="font-semibold text-sm">{app_name}</h2>
          <address className="mt-3 text-graphite not-italic">
            {contact.address && <p className="mb-3 whitespace-pre-line">{contact.address}</p>}
            <ul>
              {contact.phone && (
                <li>
                  <a
                    href={phoneLink(contact.phone)}
                    className="figures inline-flex min-h-9 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
                  >
                    {formatPhone(contact.phone)}
                  </a>
                </li>
              )}
              <li>
                <a
                  href={`mailto:${contact.email}`}
                  className="inline-flex min-h-9 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
                >
                  {contact.email}
                </a>
              </li>
            </ul>
          </address>
          <AppearanceChoice />
          <LanguageChoice />
          <UnitsChoice />
        </div>
      </div>
    </footer>
  );
}

/** The way to the form that otherwise comes up by itself; without scripts, to the contact form. */
function SavingInvitation() {
  return (
    <div className="border-hairline border-b print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6">
        <p className="heading text-lg">Save up to 30% on your next room</p>
        <a
          href={shopHref("/contact?topic=materials")}
          className={buttonClass("secondary")}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setLeadFormOpen(true);
          }}
        >
          Contact me
        </a>
      </div>
    </div>
  );
}

function LinkGroup({
  id,
  title,
  links,
}: {
  id?: string;
  title: string;
  links: readonly { label: string; url: string }[];
}) {
  return (
    <nav id={id} aria-label={`${title}, footer`} className="print:hidden">
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="mt-2">
        {links.map(({ label, url }) => (
          <li key={url}>
            <Link
              to={url}
              prefetch="intent"
              className="inline-flex min-h-9 items-center text-graphite hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
