import { ChevronDown } from "lucide-react";
import type { Settings } from "../../client/load-shop.ts";
import type { FaqEntry } from "./faq-search.ts";
import { TextBlocks } from "./text-blocks.tsx";

/** Questions; each opens its answer, which has an address of its own. Works without scripts. */
export function FaqList({
  entries,
  settings,
  group,
  isOpen = false,
}: {
  entries: readonly FaqEntry[];
  settings: Settings;
  /** Those of one group close each other. */
  group?: string;
  isOpen?: boolean;
}) {
  return entries.map(({ id, question, answer }) => (
    <details key={id} name={group} open={isOpen} className="group border-hairline border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium text-lg hover:text-accent">
        {question}
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      {/* The address names what is inside, since browsers open what holds the target of a link. */}
      <div id={id} className="max-w-[68ch] scroll-mt-20 pb-6 [&_a]:link">
        <div className={answer.length === 1 && typeof answer[0] === "string" ? undefined : "prose"}>
          <TextBlocks blocks={answer} settings={settings} />
        </div>
        <p className="mt-3 text-sm print:hidden">
          <a href={`#${id}`} className="text-graphite">
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  ));
}
