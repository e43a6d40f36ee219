import { useEffect } from "react";
import { rounds } from "../../../domain/projects/style-profile/rounds.ts";
import { noneOfThem } from "../../../domain/projects/style-profile/style-of.ts";
import { Picture } from "../../ui/picture.tsx";
import { sourcesOf } from "../../ui/picture-sources.ts";
import { roundRoom } from "./round-words.ts";
import type { ShownRoom } from "./style-data.server.ts";

type Rooms = Readonly<Record<string, ShownRoom>>;

const sizes = "(width < 769px) 100vw, (width < 1440px) 32vw, 440px";
const widest_px = 800;

/** One of the ten choices. Each room is a link that adds its answer, so it works without scripts too. */
export function ChoiceOfRooms({ given, step, rooms }: { given: string; step: number; rooms: Rooms }) {
  const round = rounds[step]!;
  usePicturesAhead(step + 1, rooms);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 id="style-heading" tabIndex={-1} className="heading text-xl outline-none md:text-2xl">
            {step === 0 ? "Find your style" : `Which ${roundRoom(round.room)} do you like best?`}
          </h1>
          <p className="mt-2 max-w-[60ch] text-graphite">
            {step === 0
              ? `Choose the ${roundRoom(round.room)} you like best. Ten choices like this, about a minute, no account needed.`
              : "Go with your first thought."}
          </p>
        </div>
        <p className="figures text-graphite text-sm">{`${step + 1} of ${rounds.length}`}</p>
      </div>
      <progress
        value={step}
        max={rounds.length}
        aria-label="Choices made"
        className="mt-4 block h-1 w-full appearance-none overflow-hidden bg-hairline [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-accent"
      />
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {round.options.map(({ template }, at) => {
          const room = rooms[template];
          if (!room) return null;
          return (
            <li key={template}>
              <a href={`?a=${given}${at}`} rel="nofollow" className="group block -outline-offset-2">
                <span className="block aspect-4/3 overflow-hidden bg-sunk">
                  <Picture
                    picture={room.picture}
                    alt=""
                    cover
                    sizes={sizes}
                    widest_px={widest_px}
                    arrival={at === 0 ? "first" : "soon"}
                    className="transition-transform duration-300 group-hover:scale-[1.02] motion-reduce:transition-none"
                  />
                </span>
                <span className="flex min-h-11 items-center font-medium group-hover:underline">
                  {room.name}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        {given ? (
          <a href={backFrom(given)} rel="nofollow" className="link inline-flex min-h-11 items-center">
            Back
          </a>
        ) : (
          <span />
        )}
        <a
          href={`?a=${given}${noneOfThem}`}
          rel="nofollow"
          className="link inline-flex min-h-11 items-center"
        >
          None of these
        </a>
      </div>
    </>
  );
}

const backFrom = (given: string) => (given.length > 1 ? `?a=${given.slice(0, -1)}` : "?");

/** Preloads the pictures of the next choice. */
function usePicturesAhead(step: number, rooms: Rooms) {
  useEffect(() => {
    for (const { template } of rounds[step]?.options ?? []) {
      const room = rooms[template];
      const sources = room && sourcesOf(room.picture, widest_px);
      if (!sources) continue;
      const image = new Image();
      image.sizes = sizes;
      image.srcset = sources;
    }
  }, [step, rooms]);
}
