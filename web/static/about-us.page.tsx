import { Link } from "react-router";
import { pageTitle } from "../page-title.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import { LinkButton } from "../ui/link-button.tsx";
import type { Route } from "./+types/about-us.page.ts";
import { Article } from "./article.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("About Us", matches) },
  {
    name: "description",
    content: "A marketplace where contractors and designers keep showrooms for their clients.",
  },
];

export default function AboutUs() {
  const name = useShop()?.settings.app_name ?? "We";
  return (
    <Article
      title="About Us"
      lead={<p>{name} puts a materials showroom behind every contractor and designer, without the rent.</p>}
    >
      <h2>What we do</h2>
      <p>
        A contractor or designer opens a virtual showroom, chooses departments and products from many vendors,
        and gives its Showroom ID to clients. The client sees that showroom at that pro's prices, on a phone
        or at the kitchen table, and orders what the job needs. The goods come straight from the vendors.
      </p>
      <h2>Why it costs less</h2>
      <p>
        Nobody pays for a showroom floor, for stock in it, or for a second warehouse. Pros buy at wholesale
        prices and set their markup themselves, from 10 percent up. What a client saves shows on every
        product, against its list price.
      </p>
      <h2>How a renovation goes through it</h2>
      <ol>
        <li>Choose a floor plan, or bring your own.</li>
        <li>Choose a template for the room.</li>
        <li>Walk the virtual showroom and pick what you like.</li>
        <li>Finalize the materials, order them, and follow every shipment.</li>
      </ol>
      <h2>Who is behind an order</h2>
      <ul>
        <li>The vendor makes or stocks the goods and ships them.</li>
        <li>The pro advises, and stands by the choice.</li>
        <li>We take the payment, split it between them, and see to returns.</li>
      </ul>
      <p>
        Are you a contractor or a designer? Read <Link to="/pro-account">what pros get</Link>.
      </p>
      <p>
        <LinkButton to="/contact" variant="secondary" className="no-underline!">
          Contact
        </LinkButton>
      </p>
    </Article>
  );
}
