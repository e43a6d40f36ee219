import { useLocation } from "react-router";
import { isMetric } from "../../domain/catalog/page-units.ts";
import { otherLanguage } from "../client/language.ts";

/**
 * A way to these pages in the other language, or in the other units. A plain form: the choice is kept in a cookie, and
 * such a page is another document.
 */
function PageChoice({
  name,
  code,
  lang,
  className = "inline-flex min-h-11 items-center hover:text-ink hover:underline",
  children,
}: {
  name: "language" | "units";
  code: string;
  lang?: string;
  className?: string | undefined;
  children: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={`/showroom/${name}`} className="print:hidden">
      <input type="hidden" name="to" value={pathname + search} />
      <button type="submit" name={name} value={code} lang={lang} className={className}>
        {children}
      </button>
    </form>
  );
}

/** Pages in the other language, by its own name. */
export const LanguageChoice = ({ className }: { className?: string }) => (
  <PageChoice name="language" code={otherLanguage.code} lang={otherLanguage.code} className={className}>
    {otherLanguage.name}
  </PageChoice>
);

/** Lengths and areas in feet and inches, or in metric. */
export const UnitsChoice = ({ className }: { className?: string }) => (
  <PageChoice name="units" code={isMetric() ? "feet" : "metric"} className={className}>
    {isMetric() ? "Use feet and inches" : "Use metric units"}
  </PageChoice>
);
