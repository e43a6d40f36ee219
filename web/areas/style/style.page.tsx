import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { rounds } from "../../../domain/projects/style-profile/rounds.ts";
import {
  isComplete,
  noneOfThem,
  readAnswers,
  styleOf,
} from "../../../domain/projects/style-profile/style-of.ts";
import { loaderApi } from "../../client/page-api.ts";
import { showroomIn } from "../../client/session/browser-cookies.ts";
import { useLocal } from "../../client/session/local-store.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/style.page.ts";
import { ChoiceOfRooms } from "./choice-of-rooms.tsx";
import { lookOf, roomsToChoose } from "./style-data.server.ts";
import { StyleFound } from "./style-found.tsx";

export const headers = sharedPage;

const answersIn = (url: URL) => readAnswers(url.searchParams.get("a"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const result = styleOf(answersIn(new URL(request.url)));
  const showroom = showroomIn(request.headers.get("Cookie"));
  const [rooms, look] = await Promise.all([
    roomsToChoose(api),
    result ? lookOf(api, result.style.id, showroom) : null,
  ]);
  return { rooms, look };
}

/** All choices come with the first one; only a result has more to load. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname !== currentUrl.pathname || isComplete(answersIn(nextUrl));
}

export function meta({ location, matches }: Route.MetaArgs) {
  const page = pageMeta(
    {
      title: "Find your style",
      description:
        "Choose between rooms ten times and get your style in words, with rooms and products to match.",
      path: "/style",
    },
    matches,
  );
  return location.search ? [...page, { name: "robots", content: "noindex" }] : page;
}

export default function StylePage({ loaderData }: Route.ComponentProps) {
  const { rooms, look } = loaderData;
  const [search] = useSearchParams();
  const answers = readAnswers(search.get("a"));
  const result = styleOf(answers);
  const step = result ? rounds.length : nextChoice(answers, rooms);
  useEffect(() => {
    // people who use a keyboard or screen reader start at the new heading
    if (answers) document.getElementById("style-heading")?.focus({ preventScroll: true });
  }, [answers]);
  if (result && look) return <StyleFound answers={answers} result={result} look={look} />;
  const given = answers.padEnd(step, noneOfThem);
  return (
    <div className="page pt-8 pb-20">
      {step >= rounds.length ? (
        <NothingChosen hasRooms={Object.keys(rooms).length > 0} />
      ) : (
        <>
          {!answers && <Kept />}
          <ChoiceOfRooms given={given} step={step} rooms={rooms} />
        </>
      )}
    </div>
  );
}

/** The next choice that has at least two rooms to show. */
function nextChoice(answers: string, rooms: Readonly<Record<string, unknown>>): number {
  const at = rounds.findIndex(
    ({ options }, index) =>
      index >= answers.length && options.filter(({ template }) => Object.hasOwn(rooms, template)).length > 1,
  );
  return at < 0 ? rounds.length : at;
}

/** What this browser remembers of an earlier time. */
function Kept() {
  const kept = readAnswers(useLocal("style_profile") ?? null);
  const result = styleOf(kept);
  if (!result) return null;
  return (
    <p className="mb-6 border-accent border-l-4 py-1 pl-4">
      {"Your style so far: "}
      <a href={`?a=${kept}`} className="link font-semibold">
        {result.name}
      </a>
    </p>
  );
}

function NothingChosen({ hasRooms }: { hasRooms: boolean }) {
  return hasRooms ? (
    <EmptyState title="You didn't choose a room" action={<LinkButton to="/style">Start over</LinkButton>}>
      Take the room you like best each time, even if it isn't perfect. One is enough for a first idea.
    </EmptyState>
  ) : (
    <EmptyState
      title="There are no rooms to choose from"
      action={<LinkButton to="/visualize">Choose a floor plan</LinkButton>}
    >
      The style profile needs pictures of template rooms. You can start with a floor plan instead.
    </EmptyState>
  );
}
