import { Fragment } from "react";
import type { ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { Say } from "../use-words.ts";
import { HeroPicture } from "./hero-picture.tsx";
import { MissionCard } from "./mission-card.tsx";

/** Above the fold: the picture, the headline, and the showroom form. */
export function Hero({ say, showroom }: { say: Say; showroom: ShowroomProfile | null }) {
  const lines = say("headline").split("\n");
  return (
    <section className="page grid pt-6 md:grid-cols-12 md:gap-x-8 md:pt-8 lg:grid-rows-[1fr_1fr_auto]">
      <h1 className="heading text-2xl md:col-span-12 md:text-3xl lg:col-span-5 lg:self-end lg:text-[3.25rem] lg:leading-[3.5rem] xl:text-3xl">
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
      <div className="max-lg:mt-6 md:col-span-12 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
        <HeroPicture />
      </div>
      <div className="relative -mt-12 max-md:mx-3 md:col-span-7 md:col-start-6 md:row-start-3 md:-mt-24 md:mr-8 lg:-mt-36 lg:w-120 xl:-mt-48 lg:justify-self-end">
        <MissionCard say={say} showroom={showroom} />
      </div>
      <div className="max-lg:mt-8 md:col-span-5 md:row-start-3 lg:row-start-2">
        <p className="max-w-[44ch] text-lg lg:mt-6">{say("introduction")}</p>
        {!showroom && (
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
      </div>
    </section>
  );
}
