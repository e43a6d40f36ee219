import { Link } from "react-router";
import { pageTitle } from "../page-title.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import { formatPhone } from "../ui/format.ts";
import type { Route } from "./+types/contact.page.ts";
import { Article } from "./article.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Contact", matches) },
  { name: "description", content: "Phone, email and address, and who answers which question fastest." },
];

export default function Contact() {
  const shop = useShop();
  if (!shop) return null;
  const { contact, app_name } = shop.settings;
  const pro = shop.showroom;
  return (
    <Article title="Contact" lead={<p>Who answers which question fastest.</p>}>
      <h2>About an order, a payment or a return</h2>
      <p>
        Have the order's number at hand; it is in your mail and under <Link to="/account">My Account</Link>.
      </p>
      <dl>
        <Row term="Email">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Row>
        {contact.phone && (
          <Row term="Phone">
            <a href={`tel:${contact.phone}`} className="figures">
              {formatPhone(contact.phone)}
            </a>
          </Row>
        )}
        {contact.address && (
          <Row term="Post">
            <span className="whitespace-pre-line">{`${app_name}\n${contact.address}`}</span>
          </Row>
        )}
      </dl>
      <h2>About materials and prices</h2>
      {pro ? (
        <>
          <p>
            {pro.company_name} runs the showroom that you are in, sets its prices and knows the job. Ask there
            first.
          </p>
          <dl>
            {pro.contact.email && (
              <Row term="Email">
                <a href={`mailto:${pro.contact.email}`}>{pro.contact.email}</a>
              </Row>
            )}
            {pro.contact.phone && (
              <Row term="Phone">
                <a href={`tel:${pro.contact.phone}`} className="figures">
                  {formatPhone(pro.contact.phone)}
                </a>
              </Row>
            )}
          </dl>
        </>
      ) : (
        <p>
          The contractor or designer who gave you the Showroom ID sets the prices and knows the job. Once you
          have <Link to="/#showroom-id">entered the showroom</Link>, their contact stands here.
        </p>
      )}
      <h2>For contractors and designers</h2>
      <p>
        A demo takes about 30 minutes. Write to{" "}
        <a href={`mailto:${contact.email}?subject=Demo`}>{contact.email}</a> with two times that suit you.
      </p>
    </Article>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid border-hairline border-t py-3 sm:grid-cols-[8rem_1fr]">
      <dt className="text-graphite">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
