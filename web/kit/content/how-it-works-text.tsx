import { LinkButton } from "../../ui/link-button.tsx";
import type { PictureData } from "../../ui/picture.tsx";
import { PlanDrawing } from "../room/plan-card.tsx";
import { PageHead } from "./page-head.tsx";
import { RoomPicture, type ShownRoom } from "./room-band.tsx";
import { Screen } from "./screen.tsx";
import type { Say } from "./use-words.ts";

/** Where each step leads; its words are in the published texts. */
const steps = [
  { id: "floor-plan", url: "/visualize" },
  { id: "template", url: "/visualize/templates" },
  { id: "virtual-showroom", url: "/#showroom-id" },
  { id: "finalize", url: "/your_orders" },
] as const;
const facts = [1, 2, 3, 4] as const;

/** Each step with what one sees in it, and what happens after the order. */
export function HowItWorksText({
  say,
  path,
  rooms = [],
  plan = null,
}: {
  say: Say;
  path: string;
  /** The first one stands on `plan`. */
  rooms?: readonly ShownRoom[];
  plan?: { name: string; picture: PictureData } | null;
}) {
  const seen = [
    plan && <PlanDrawing key="plan" picture={{ ...plan.picture, alt: `Floor plan: ${plan.name}` }} isEager />,
    rooms[0] && <RoomPicture key="template" room={rooms[0]} />,
    rooms[1] && <RoomPicture key="room" room={rooms[1]} />,
    <Screen key="list" name="list" />,
  ];
  return (
    <div className="page pt-4 pb-16 md:pb-24">
      <PageHead title={say("title")} path={path} />
      <p className="mt-5 max-w-[56ch] text-lg">{say("lead")}</p>
      <ol className="mt-10 border-ink border-t-2">
        {steps.map(({ id, url }, at) => (
          <li
            key={id}
            id={id}
            className="grid items-center gap-x-8 gap-y-6 border-hairline border-b py-8 md:grid-cols-12 md:py-12"
          >
            <div className="md:col-span-5">
              <span aria-hidden className="heading figures text-2xl md:text-3xl">
                {at + 1}
              </span>
              <h2 className="heading mt-2 text-xl">{say(`step_${at + 1}_title`)}</h2>
              <p className="mt-3 max-w-[60ch]">{say(`step_${at + 1}_text`)}</p>
              <LinkButton to={url} variant="secondary" className="mt-5 print:hidden">
                {say(`step_${at + 1}_link`)}
              </LinkButton>
            </div>
            <div className="md:col-span-6 md:col-start-7 print:hidden">{seen[at]}</div>
          </li>
        ))}
      </ol>
      <section aria-labelledby="after" className="mt-14 grid gap-x-8 gap-y-6 md:grid-cols-12">
        <h2 id="after" className="heading text-lg md:col-span-4">
          {say("after_title")}
        </h2>
        <dl className="md:col-span-6 md:col-start-7">
          {facts.map((at) => (
            <div
              key={at}
              className="grid grid-cols-[7rem_1fr] gap-x-6 border-hairline border-b py-3 first:border-t"
            >
              <dt className="font-semibold">{say(`fact_${at}_when`)}</dt>
              <dd>{say(`fact_${at}_what`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
