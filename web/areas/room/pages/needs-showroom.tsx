import { LinkButton } from "../../../ui/link-button.tsx";

/** Rooms use one showroom's products, so you have to enter one first. */
export function NeedsShowroom() {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-accent border-l-4 py-1 pl-4">
      <p className="max-w-[60ch]">
        Look around all you like. To start a room, enter your contractor's or designer's Showroom ID. The room
        uses their products and prices.
      </p>
      <LinkButton to="/#showroom-id">Enter Showroom ID</LinkButton>
    </div>
  );
}
