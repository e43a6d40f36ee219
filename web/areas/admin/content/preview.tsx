import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ContentValue } from "../../../../contract/admin/content.ts";
import { shownFaq, shownPage } from "../../../../domain/content/shown.ts";
import type { Settings } from "../../../client/load-shop.ts";
import { useShop } from "../../../client/session/use-showroom.ts";
import { cookieExtras } from "../../../kit/content/cookie-tables.tsx";
import { FaqList } from "../../../kit/content/faq-list.tsx";
import { fillText } from "../../../kit/content/fill-text.ts";
import { HowItWorksText } from "../../../kit/content/how-it-works-text.tsx";
import { BecomeAPro } from "../../../kit/content/landing/become-a-pro.tsx";
import { Hero } from "../../../kit/content/landing/hero.tsx";
import { SavingsCards } from "../../../kit/content/landing/savings-cards.tsx";
import { Stories } from "../../../kit/content/landing/testimonials.tsx";
import { WhyJoin } from "../../../kit/content/landing/why-join.tsx";
import { TextPage } from "../../../kit/content/text-page.tsx";
import { useWords } from "../../../kit/content/use-words.ts";
import { PreviewSection, Window } from "./preview-section.tsx";

/** What is typed, as visitors will see it, at the width of a phone or of a desktop. */
export function Preview({
  value,
  path,
  isNumbered,
  open,
}: {
  value: ContentValue;
  path: string;
  isNumbered: boolean;
  open: readonly number[];
}) {
  const shown = <Shown value={value} path={path} isNumbered={isNumbered} open={open} />;
  return (
    <PreviewSection>
      {({ label, width_px }) => (
        <Frame title={`Preview, ${label.toLowerCase()}`} width_px={width_px}>
          {shown}
        </Frame>
      )}
    </PreviewSection>
  );
}
/** A window of its own width, so that the page's own rules for narrow and wide screens hold. */
function Frame({ title, width_px, children }: { title: string; width_px: number; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <Window
      title={title}
      width_px={width_px}
      document='<!doctype html><html lang="en"><head></head><body></body></html>'
      onLoad={(inner) => setBody(dressed(inner))}
    >
      {body && createPortal(children, body)}
    </Window>
  );
}

/** Gives the window the styles of this page; nothing in it can be followed or sent. */
function dressed(inner: Document): HTMLElement {
  for (const style of document.head.querySelectorAll("link[rel=stylesheet], style"))
    inner.head.append(inner.importNode(style, true));
  inner.documentElement.className = document.documentElement.className;
  inner.documentElement.style.cssText = document.documentElement.style.cssText;
  inner.addEventListener("click", (event) => {
    if ((event.target as Element | null)?.closest?.("a")) event.preventDefault();
  });
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  inner.addEventListener("submit", stop, true);
  return inner.body;
}

type Words = Extract<ContentValue, { kind: "words" }>["texts"];

/** The parts of a page that its fixed texts are in. */
function WordsShown({ words, path, apps }: { words: Words; path: string; apps: Settings["apps"] }) {
  const say = useWords(words);
  if (path !== "/") return <HowItWorksText say={say} path={path} />;
  return (
    <>
      <Hero say={say} showroom={null} />
      <BecomeAPro say={say} apps={apps} />
      <WhyJoin say={say} />
      <SavingsCards say={say} pictures={noPictures} />
    </>
  );
}
const noPictures = {};

function Shown({ value, path, isNumbered, open }: Parameters<typeof Preview>[0]) {
  const settings = useShop()?.settings;
  const list = useRef<HTMLDivElement>(null);
  const [at, entryAt] = open;
  useEffect(() => {
    const details = list.current?.querySelectorAll("details");
    const wanted = entryAt === undefined ? undefined : details?.[entryAt];
    if (!wanted) return;
    wanted.open = true;
    wanted.scrollIntoView({ block: "center" });
  }, [entryAt]);
  if (!settings) return null;
  if (value.kind === "words") return <WordsShown words={value.texts} path={path} apps={settings.apps} />;
  if (value.kind === "page") {
    const extras = path === "/cookies_policy" ? { extras: cookieExtras } : {};
    return <TextPage text={shownPage(value, isNumbered)} path={path} {...extras} />;
  }
  if (value.kind === "testimonials") {
    return (
      <div className="page py-6">
        <Stories stories={at === undefined ? value.stories : value.stories.slice(at, at + 1)} />
      </div>
    );
  }
  const topics = shownFaq(value);
  const topic = at === undefined ? undefined : topics[at];
  return (
    <div ref={list} className="page py-6">
      {(topic ? [topic] : topics).map(({ id, title, entries }) => (
        <section key={id} className="mb-8">
          <h2 className="heading mb-2 text-lg">{fillText(title, settings)}</h2>
          <FaqList entries={entries} settings={settings} />
        </section>
      ))}
    </div>
  );
}
