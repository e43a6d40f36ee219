import { useLocation } from "react-router";
import { otherLanguage } from "../client/language.ts";

/** The way to these pages in the other language. A plain form: a page in another language is another document. */
export function LanguageChoice({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action="/showroom/language" className="print:hidden">
      <input type="hidden" name="to" value={pathname + search} />
      <button
        type="submit"
        name="language"
        value={otherLanguage.code}
        lang={otherLanguage.code}
        className={className ?? "inline-flex min-h-11 items-center hover:text-ink hover:underline"}
      >
        {otherLanguage.name}
      </button>
    </form>
  );
}
