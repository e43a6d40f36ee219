import { LinkButton } from "../../ui/link-button.tsx";

/** In the place of the buy box while no showroom is entered. */
export default function ListPriceNote() {
  return (
    <div className="border-hairline border-y py-5">
      <p className="font-medium">This is the list price.</p>
      <p className="mt-1 text-graphite text-sm">
        Enter your contractor's or designer's Showroom ID to see their price and order.
      </p>
      <LinkButton to="/#showroom-id" className="mt-4 print:hidden">
        Enter Showroom ID
      </LinkButton>
    </div>
  );
}
