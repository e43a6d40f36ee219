import { clsx } from "clsx";
import { Monitor, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ContentValue } from "../../../contract/content.ts";
import { shownFaq, shownPage } from "../../../domain/content/shown.ts";
import { Stories } from "../../home/testimonials.tsx";
import { useShop } from "../../session/use-showroom.ts";
import { FaqList } from "../../static/faq-list.tsx";
import { fillText } from "../../static/fill-text.ts";
import { TextPage } from "../../static/text-page.tsx";

const widths = [
  { label: "Phone", width_px: 390, icon: Smartphone },
  { label: "Desktop", width_px: 1280, icon: Monitor },
] as const;

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
  const [chosen, choose] = useState<(typeof widths)[number]>(widths[0]);
  return (
    <section aria-labelledby="preview">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="heading text-lg">
          Preview
        </h2>
        <div className="flex border border-edge">
          {widths.map((one) => (
            <button
              key={one.label}
              type="button"
              aria-pressed={one === chosen}
              onClick={() => choose(one)}
              className={clsx(
                "flex min-h-11 items-center gap-2 px-3 text-sm",
                one === chosen ? "bg-ink text-paper" : "bg-white hover:bg-sunk",
              )}
            >
              <one.icon aria-hidden size={16} />
              {one.label}
            </button>
          ))}
        </div>
      </div>
      <Frame title={`Preview, ${chosen.label.toLowerCase()}`} width_px={chosen.width_px}>
        <Shown {...{ value, path, isNumbered, open }} />
      </Frame>
    </section>
  );
}

/** A window of its own width, so that the page's own rules for narrow and wide screens hold; made smaller to fit. */
function Frame({ title, width_px, children }: { title: string; width_px: number; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  const box = useRef<HTMLDivElement>(null);
  const [room_px, setRoom] = useState(width_px);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room_px / width_px);
  const height_px = 640;
  return (
    <div ref={box} className="overflow-hidden border border-hairline bg-sunk" style={{ height: height_px }}>
      <iframe
        title={title}
        srcDoc='<!doctype html><html lang="en"><head></head><body></body></html>'
        className="mx-auto block origin-top-left border-0 bg-paper"
        style={{
          width: width_px,
          height: height_px / scale,
          transform: `scale(${scale})`,
        }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument) setBody(dressed(contentDocument));
        }}
      />
      {body && createPortal(children, body)}
    </div>
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
  return inner.body;
}

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
  if (value.kind === "page") return <TextPage text={shownPage(value, isNumbered)} path={path} />;
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
