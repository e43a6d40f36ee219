import { RoomPicture, type ShownRoom } from "../../kit/content/room-band.tsx";
import { Screen } from "../../kit/content/screen.tsx";
import { WayDiagram } from "../../kit/content/way-diagram.tsx";

const steps = [
  { title: "You describe the room", text: "In your own words, or step by step" },
  { title: "We design", text: "Each design is checked against the planning rules" },
  { title: "You compare", text: "Up to four designs, with prices against your budget" },
  { title: "You open one in 3D", text: "Change any surface or product, and order the list" },
];

/** For those who have not asked for a design yet: how it goes, rooms as they open in 3D, and the list of one. */
export default function WhatYouGet({ rooms }: { rooms: readonly ShownRoom[] }) {
  return (
    <section aria-labelledby="what-you-get" className="mt-20 border-ink border-t-2 pt-8 print:hidden">
      <h2 id="what-you-get" className="heading text-lg">
        What you get
      </h2>
      <WayDiagram label="How a design is made" steps={steps} />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h3 className="font-semibold">A room in 3D that you can change, such as these</h3>
          <ul className="mt-4 grid gap-2 sm:grid-cols-2">
            {rooms.map((room, at) => (
              <li key={room.id} className={at === 0 ? "sm:col-span-2" : undefined}>
                <RoomPicture room={room} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="font-semibold">Its list, with every material counted and priced</h3>
          <div className="max-w-sm">
            <Screen name="list" />
          </div>
        </div>
      </div>
    </section>
  );
}
