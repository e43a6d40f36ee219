import { Package, PackagePlus, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { arrivesBy } from "../../../domain/orders/freight-class.ts";
import type { Settings } from "../../client/load-shop.ts";
import { fillText } from "../../kit/content/fill-text.ts";
import { RoomPicture, type ShownRoom } from "../../kit/content/room-band.tsx";
import { Screen } from "../../kit/content/screen.tsx";
import { WayDiagram } from "../../kit/content/way-diagram.tsx";
import { UsualWay } from "./order-look-up.tsx";

/** What a topic of the questions speaks of, above its questions; nothing for topics that admins have added. */
export default function FaqTopicView({
  topic,
  rooms,
  settings,
}: {
  topic: string;
  rooms: readonly ShownRoom[];
  settings: Settings;
}): ReactNode {
  switch (topic) {
    case "product":
    case "user":
      return <Rooms rooms={rooms} />;
    case "order":
      return <UsualWay />;
    case "shipping":
      return <WaysToArrive />;
    case "returns":
      return (
        <WayDiagram
          label="How a return goes"
          steps={returnSteps.map(({ title, text }) => ({ title, text: fillText(text, settings) }))}
        />
      );
    case "contractor":
      return <Screen name="front" />;
    default:
      return null;
  }
}

const returnSteps = [
  { title: "You ask", text: "In your account, within {return_days} days of delivery" },
  { title: "The vendor answers", text: "With the address and the way to ship it" },
  { title: "You ship it", text: "Packed as it arrived" },
  { title: "You're refunded", text: "Within {refund_days} days after it arrives" },
];

function Rooms({ rooms }: { rooms: readonly ShownRoom[] }) {
  if (rooms.length === 0) return null;
  return (
    <ul className="my-6 grid gap-2 sm:grid-cols-3 print:hidden">
      {rooms.map((room, at) => (
        <li key={room.id} className={at > 0 ? "max-sm:hidden" : undefined}>
          <RoomPicture room={room} />
        </li>
      ))}
    </ul>
  );
}

const ways = [
  { title: "Parcel", text: arrivesBy.parcel, Icon: Package },
  { title: "Oversize parcel", text: arrivesBy.oversize_parcel, Icon: PackagePlus },
  { title: "Freight", text: arrivesBy.freight, Icon: Truck },
];

const WaysToArrive = () => (
  <ul aria-label="How products arrive" className="my-6 grid gap-x-6 gap-y-5 sm:grid-cols-3 print:hidden">
    {ways.map(({ title, text, Icon }) => (
      <li key={title} className="border-ink border-t-2 pt-4">
        <Icon aria-hidden size={32} strokeWidth={1.25} />
        <p className="mt-3 font-semibold">{title}</p>
        <p className="mt-1 text-graphite text-sm">{text}</p>
      </li>
    ))}
  </ul>
);
