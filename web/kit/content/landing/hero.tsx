import { Fragment, type ReactNode } from "react";
import type { ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { FoundShowroom } from "../../showroom/use-showroom-lookup.ts";
import type { Say } from "../use-words.ts";
import { HeroPicture } from "./hero-picture.tsx";
import { MissionCard } from "./mission-card.tsx";

interface HeroProps {
  say: Say;
  showroom: ShowroomProfile | null;
  /** A room from edge to edge, in place of the film. */
  room?: ReactNode;
  /** Hears whose Showroom ID has been typed. */
  onFound?: (showroom: FoundShowroom | undefined) => void;
}

/** Above the fold: the room or the film, the headline, and the showroom form. */
export function Hero({ say, showroom, room, onFound }: HeroProps) {
  if (room)
    return (
      <div>
        {room}
        <section className="page grid pt-6 md:grid-cols-12 md:gap-x-8 md:pt-8 lg:pt-6">
          <div className="md:col-span-6 lg:col-span-7">
            <Headline say={say} className="text-2xl lg:text-[2.75rem] lg:leading-[3rem]" />
            <div className="max-lg:mt-4">
              <Introduction say={say} isInside={showroom !== null} />
            </div>
          </div>
          <div className="relative max-md:mt-8 md:col-span-6 lg:-mt-16 lg:col-span-5 lg:w-116 lg:justify-self-end">
            <MissionCard say={say} showroom={showroom} onFound={onFound} />
          </div>
        </section>
        <div className="page mt-10">
          <HeroPicture isFirst={false} />
        </div>
      </div>
    );
  return (
    <section className="page grid pt-6 md:grid-cols-12 md:gap-x-8 md:pt-8 lg:grid-rows-[1fr_1fr_auto]">
      <Headline
        say={say}
        className="text-2xl md:col-span-12 md:text-3xl lg:col-span-5 lg:self-end lg:text-[3.25rem] lg:leading-[3.5rem] xl:text-3xl"
      />
      <div className="max-lg:mt-6 md:col-span-12 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
        <HeroPicture isFirst />
      </div>
      <div className="relative -mt-12 max-md:mx-3 md:col-span-7 md:col-start-6 md:row-start-3 md:-mt-24 md:mr-8 lg:-mt-36 lg:w-120 xl:-mt-48 lg:justify-self-end">
        <MissionCard say={say} showroom={showroom} onFound={onFound} />
      </div>
      <div className="max-lg:mt-8 md:col-span-5 md:row-start-3 lg:row-start-2">
        <Introduction say={say} isInside={showroom !== null} />
      </div>
    </section>
  );
}

function Headline({ say, className }: { say: Say; className: string }) {
  const lines = say("headline").split("\n");
  return (
    <h1 className={`heading ${className}`}>
      {lines.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && (
            <>
              {" "}
              <br className="max-sm:hidden" />
            </>
          )}
          {line}
        </Fragment>
      ))}
    </h1>
  );
}

function Introduction({ say, isInside }: { say: Say; isInside: boolean }) {
  return (
    <>
      <p className="max-w-[44ch] text-lg lg:mt-6">{say("introduction")}</p>
      {!isInside && (
        <div className="mt-6 flex flex-wrap gap-x-1 gap-y-3">
          <LinkButton to="/register/contractor" variant="secondary">
            Sign Up as a Pro
          </LinkButton>
          <LinkButton to="/pro-account" variant="quiet" className="md:max-lg:px-3">
            <span>
              Learn More<span className="sr-only"> about showrooms for pros</span>
            </span>
          </LinkButton>
        </div>
      )}
    </>
  );
}
