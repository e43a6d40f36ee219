import { clsx } from "clsx";
import { CircleAlert, CircleCheck, CircleDot, CircleX } from "lucide-react";
import type { ReactNode } from "react";

export type Tone = "neutral" | "good" | "warn" | "bad";

const tones = {
  neutral: { text: "text-ink", icon: CircleDot },
  good: { text: "text-good", icon: CircleCheck },
  warn: { text: "text-warn", icon: CircleAlert },
  bad: { text: "text-bad", icon: CircleX },
} as const;

/** A state in a word, on the baseline of the text beside it. Sign and word carry it, the color only helps. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  const { text, icon: Icon } = tones[tone];
  return (
    <span
      data-badge
      className={clsx("inline-flex items-baseline gap-1.5 whitespace-nowrap font-medium text-sm", text)}
    >
      <Icon aria-hidden size={16} className="shrink-0 self-center" />
      <span>{children}</span>
    </span>
  );
}

/** How many of something are new, at the end of its line. */
export function Count({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        // smaller than the text that it is centered beside, it would be above that text's baseline by a pixel
        "figures relative top-px bg-accent px-1.5 font-semibold text-paper text-xs leading-5",
        className,
      )}
    >
      {children}
    </span>
  );
}

/** A count on the corner of an icon whose label says it too; nothing at 0. It grows away from the icon. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className={clsx(
        "figures absolute top-0.5 left-5.5 grid h-5 min-w-5 place-items-center rounded-sm border border-paper bg-accent font-semibold text-paper",
        count > 99 ? "px-0.5 text-[0.6875rem]" : "px-1 text-xs",
      )}
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
