import { LinkButton } from "../../ui/link-button.tsx";

/** Rooms are put together from one showroom's goods, so one has to be entered first. */
export function NeedsShowroom() {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-accent border-l-4 py-1 pl-4">
      <p className="max-w-[60ch]">
        Look around as you like. To start a room, enter the Showroom ID of your contractor or designer: it is
        put together from their goods, at their prices.
      </p>
      <LinkButton to="/#showroom-id">Enter Showroom ID</LinkButton>
    </div>
  );
}
