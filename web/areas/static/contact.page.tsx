import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShowroomProfile } from "../../../contract/showrooms/showrooms.ts";
import { formatPhone, phoneLink } from "../../../domain/places/phone.ts";
import type { Settings } from "../../client/load-shop.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { organizationData } from "../../kit/page/page-data.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import type { Route } from "./+types/contact.page.ts";
import { ContactForm } from "./contact-form.tsx";
import { sendMessage } from "./send-message.ts";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Contact",
      description: "Write to us, call us, or ask the pro whose showroom you are in.",
      path: "/contact",
      data: [organizationData(matches)],
    },
    matches,
  );

export function action({ context, request }: Route.ActionArgs) {
  return sendMessage(context, request);
}

export default function Contact() {
  const shop = useShop();
  if (!shop) return null;
  return (
    <div className="page pt-4 pb-16 md:pb-24">
      <Breadcrumb
        crumbs={[
          { label: "Home", url: "/" },
          { label: "Contact", url: "/contact" },
        ]}
      />
      <div className="mt-6 grid gap-x-8 gap-y-12 md:mt-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="heading text-xl md:text-2xl">Contact</h1>
          <p className="mt-5 mb-8 max-w-[56ch] text-lg">
            Write to us and a person will answer within one business day. If it's about an order, include the
            order number from your confirmation email.
          </p>
          <ContactForm />
        </div>
        <div className="grid content-start gap-10 lg:col-span-4 lg:col-start-9 lg:pt-2">
          <OwnContact settings={shop.settings} />
          <ProContact showroom={shop.showroom} />
          <section>
            <h2 className="font-semibold">For contractors and designers</h2>
            <p className="mt-2">
              A demo takes about 30 minutes. Choose that topic in the form and suggest two times that work for
              you.{" "}
              <Link to="/pro-account" className="link">
                Benefits for pros
              </Link>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

function OwnContact({ settings: { contact, provider } }: { settings: Settings }) {
  return (
    <section>
      <h2 className="font-semibold">{provider}</h2>
      <dl className="mt-3">
        <Row term="Email">
          <a href={`mailto:${contact.email}`} className="link">
            {contact.email}
          </a>
        </Row>
        {contact.phone && (
          <Row term="Phone">
            <a href={phoneLink(contact.phone)} className="link figures">
              {formatPhone(contact.phone)}
            </a>
          </Row>
        )}
        {contact.address && (
          <Row term="Mail">
            <span className="whitespace-pre-line text-balance">{contact.address}</span>
          </Row>
        )}
      </dl>
    </section>
  );
}

/** The pro of this showroom, who sets the prices and knows the job. */
function ProContact({ showroom }: { showroom: ShowroomProfile | null }) {
  return (
    <section>
      <h2 className="font-semibold">About materials and prices</h2>
      {showroom ? (
        <>
          <p className="mt-2">
            {showroom.company_name} runs the showroom that you are in, sets its prices and knows the job. Ask
            there first.
          </p>
          <dl className="mt-3">
            {showroom.contact.email && (
              <Row term="Email">
                <a href={`mailto:${showroom.contact.email}`} className="link">
                  {showroom.contact.email}
                </a>
              </Row>
            )}
            {showroom.contact.phone && (
              <Row term="Phone">
                <a href={phoneLink(showroom.contact.phone)} className="link figures">
                  {formatPhone(showroom.contact.phone)}
                </a>
              </Row>
            )}
          </dl>
        </>
      ) : (
        <p className="mt-2">
          The contractor or designer who gave you the Showroom ID sets the prices and knows the job. Once you
          have{" "}
          <Link to="/#showroom-id" className="link">
            entered the showroom
          </Link>
          , you'll find their contact details here.
        </p>
      )}
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] border-hairline border-t py-2.5">
      <dt className="text-graphite">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
