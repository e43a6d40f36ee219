import { Link } from "react-router";
import { pageTitle } from "../page-title.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/your-orders.page.ts";
import { Article } from "./article.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("My Order", matches) },
  {
    name: "description",
    content: "Where to see an order, what its states mean, and how to change or cancel it.",
  },
];

const states = [
  ["Pending Approval", "The vendor has the order and checks stock and lot."],
  ["Approved", "The vendor has confirmed the goods."],
  ["Not Approved", "The vendor cannot deliver. The money goes back to your card."],
  ["In Progress", "The goods are being put together."],
  ["Ready for Pick Up", "They wait for the carrier."],
  ["Picked Up, Shipping, Shipped", "The carrier has them. Tracking stands beside the item."],
  ["Out For Delivery", "They arrive today."],
  ["Delivered", "They have arrived. From now on you have time for a return."],
  ["Return Request, Returned", "A return is on its way, or back at the vendor."],
] as const;

export default function YourOrders() {
  const settings = useShop()?.settings;
  return (
    <Article
      title="My Order"
      lead={<p>Where to see an order, what its states mean, and how to change it.</p>}
    >
      <h2>Find your order</h2>
      <p>
        Every order is under <Link to="/account">My Account</Link>, with a timeline for each item. An order
        with goods of several vendors is delivered in several shipments; each has its own state. We also write
        to you by email when something changes.
      </p>
      <h2>What the states mean</h2>
      <dl>
        {states.map(([state, meaning]) => (
          <div key={state} className="grid border-hairline border-t py-3 sm:grid-cols-[14rem_1fr] sm:gap-4">
            <dt className="font-medium">{state}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>Change or cancel</h2>
      <p>
        For {settings?.limits.cancel_minutes ?? 60} minutes after ordering you can cancel or change the
        address in your account. Orders are processed within 48 hours. After that, see the{" "}
        <Link to="/return_policy">return policy</Link>.
      </p>
      <h2>Delivery</h2>
      <p>
        We ship across the U.S. Most goods take one to three weeks; the product page and your cart say how
        long each of yours takes. Pallets come by freight carrier to the curb, by appointment.
      </p>
      {settings && (
        <>
          <h2>Something is wrong</h2>
          <p>
            Tell us within two weeks if an order is not complete. Write to{" "}
            <a href={`mailto:${settings.contact.email}`}>{settings.contact.email}</a> and name the order's
            number.
          </p>
        </>
      )}
    </Article>
  );
}
