import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Settings } from "../../client/load-shop.ts";
import { loaderApi } from "../../client/page-api.ts";
import { useSession } from "../../client/session/use-session.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { FaqList } from "../../kit/content/faq-list.tsx";
import { type FaqFinding, type FaqTopic, findAnswers } from "../../kit/content/faq-search.ts";
import { fillText, plainBlocks } from "../../kit/content/fill-text.ts";
import { loadRooms } from "../../kit/content/load-rooms.ts";
import { PageHead } from "../../kit/content/page-head.tsx";
import type { ShownRoom } from "../../kit/content/room-band.tsx";
import { pageMeta, shopOf } from "../../kit/page/page-meta.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/faq.page.ts";
import { FaqSearchBox } from "./faq-search-box.tsx";

/** Complete in the server's page; a browser loads its script later. */
const FaqTopicView = import.meta.env.SSR
  ? (await import("./faq-topic-view.tsx")).default
  : lazy(() => loadInTime(import("./faq-topic-view.tsx")));

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const settings = shopOf(matches)?.settings;
  const description = "Answers about products, orders, delivery, returns and accounts.";
  const data = settings && loaderData ? [faqData(loaderData.topics, settings)] : [];
  return pageMeta({ title: "FAQ", description, path: "/faq", data }, matches);
};

/** Questions and answers as admins have published them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [faq, rooms] = await Promise.all([
    loaderApi(context, request)("GET /api/content/faq"),
    loadRooms(context, request, "faq"),
  ]);
  return { topics: faq.data, rooms };
}

export default function Faq({ loaderData: { topics: allTopics, rooms } }: Route.ComponentProps) {
  const { user } = useSession();
  const settings = useShop()?.settings;
  const [search] = useSearchParams();
  const inAddress = search.get("find") ?? "";
  const [asked, ask] = useState(inAddress);
  // input takes precedence until the URL changes; not in an effect, which would run after typing
  const [before, setBefore] = useState(inAddress);
  const [sent, setSent] = useState<string>();
  if (before !== inAddress) {
    setBefore(inAddress);
    setSent(undefined);
    // who goes on typing while the answer is on its way keeps that
    if (inAddress !== sent) ask(inAddress);
  }
  const topics = useMemo(
    () => allTopics.filter(({ only }) => only === undefined || only === user?.type),
    [allTopics, user?.type],
  );
  const [topic, setTopic] = useTopicOfAddress(topics);
  if (!settings) return null;
  return (
    <div className="page pt-4 pb-16 md:pb-24">
      <PageHead title="FAQ" path="/faq" heading="Questions and answers" />
      <div className="mt-6 print:hidden">
        <FaqSearchBox asked={asked} onAsk={ask} onSend={() => setSent(asked)} />
      </div>
      <div className="max-w-4xl">
        {asked.trim() === "" ? (
          <TopicTabs topics={topics} rooms={rooms} settings={settings} selected={topic} onSelect={setTopic} />
        ) : (
          <Findings asked={asked} findings={findAnswers(topics, asked)} settings={settings} />
        )}
      </div>
      <p className="mt-10">
        Not answered here?{" "}
        <Link to="/contact" className="link">
          Ask us
        </Link>
        .
      </p>
    </div>
  );
}

/** The tab that the address leads to, by its own name or by a question under it, which is opened. */
function useTopicOfAddress(topics: readonly FaqTopic[]) {
  // a new object for each navigation: the same link may be followed again
  const location = useLocation();
  const [selected, select] = useState(topics[0]?.id);
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const topic = topics.find((one) => one.id === id || one.entries.some((entry) => entry.id === id));
    if (!topic) return;
    select(topic.id);
    const reveal = requestAnimationFrame(() => {
      const answer = document.getElementById(id);
      const details = answer?.closest("details");
      if (!answer || !details) return;
      details.open = true;
      answer.scrollIntoView({ block: "center" });
      details.querySelector("summary")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(reveal);
  }, [location, topics]);
  return [selected, select] as const;
}

function TopicTabs({
  topics,
  rooms,
  settings,
  selected,
  onSelect,
}: {
  topics: readonly FaqTopic[];
  rooms: readonly ShownRoom[];
  settings: Settings;
  selected: string | undefined;
  onSelect: (id: string) => void;
}) {
  return (
    <Tabs
      className="mt-8 [&>[role=tablist]]:scripting-none:hidden [&>[role=tablist]]:print:hidden"
      label="Topics"
      selected={selected}
      onSelect={onSelect}
      tabs={topics.map(({ id, title, entries }) => {
        const words = fillText(title, settings);
        return {
          id,
          label: words,
          content: (
            <>
              {/* Where no script moves between the tabs, all topics stand below each other. */}
              <h2 className="heading mb-2 hidden text-lg scripting-none:block print:block">{words}</h2>
              <Suspense>
                <FaqTopicView topic={id} rooms={rooms} settings={settings} />
              </Suspense>
              <FaqList entries={entries} settings={settings} group={id} />
            </>
          ),
        };
      })}
    />
  );
}

function Findings({
  asked,
  findings,
  settings,
}: {
  asked: string;
  findings: readonly FaqFinding[];
  settings: Settings;
}) {
  const count = findings.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="mt-8">
      <p role="status" className="text-graphite">
        {count === 0
          ? `No answer has all of these words: “${asked.trim()}”. Fewer words find more.`
          : `${count === 1 ? "One answer" : `${count} answers`} for “${asked.trim()}”`}
      </p>
      {findings.map(({ topic, entries }) => (
        <section key={topic.id} aria-labelledby={`found-${topic.id}`} className="mt-6">
          <h2 id={`found-${topic.id}`} className="font-semibold text-graphite text-sm">
            {fillText(topic.title, settings)}
          </h2>
          <FaqList entries={entries} settings={settings} isOpen={count <= 3} />
        </section>
      ))}
    </div>
  );
}

/** The questions that are everybody's, as search engines read them. */
function faqData(topics: readonly FaqTopic[], settings: Settings): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: topics
      .filter(({ only }) => only === undefined)
      .flatMap(({ entries }) => entries)
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: fillText(plainBlocks(answer), settings) },
      })),
  };
}
