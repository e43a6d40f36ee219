import { Search } from "lucide-react";
import { Form } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { inputClass } from "../../ui/field.tsx";

/** Finds answers as the visitor types; without scripts, a plain form to the same page. */
export function FaqSearchBox({
  asked,
  onAsk,
  onSend,
}: {
  asked: string;
  onAsk: (asked: string) => void;
  onSend: () => void;
}) {
  return (
    <Form action="/faq" method="get" onSubmit={onSend} className="flex max-w-2xl gap-2">
      <search className="relative flex-1">
        <Search aria-hidden size={20} className="pointer-events-none absolute top-3 left-3.5 text-graphite" />
        <input
          type="search"
          name="find"
          value={asked}
          onChange={(event) => onAsk(event.target.value)}
          maxLength={100}
          aria-label="Search questions and answers"
          placeholder="Return, pallet, sample"
          autoComplete="off"
          enterKeyHint="search"
          className={`${inputClass} pl-11`}
        />
      </search>
      <button type="submit" className={`${buttonClass("secondary")} shrink-0`}>
        Search
      </button>
    </Form>
  );
}
