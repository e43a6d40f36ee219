import { Search } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { Form, useLocation, useNavigate, useSearchParams } from "react-router";
import { plural } from "../../../ui/format.ts";
import type { Suggestion } from "./suggestion-list.ts";
import { fetchSuggestionParts, useSuggestions } from "./use-suggestions.ts";

const SearchSuggestions = lazy(async () => (await fetchSuggestionParts()).list);

/** Searches all products; a plain form to the product list, with suggestions where scripts run. */
export function SearchBox({ className }: { className?: string }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  // other pages have searches of their own
  const asked = (/^\/category\/[^/]+\/product$/.test(pathname) && search.get("q")) || "";
  return (
    <Form action="/category/all/product" method="get" className={className}>
      {/* Made anew with each search, so that the field shows what the page was asked for. */}
      <SearchField key={asked} asked={asked} />
    </Form>
  );
}

function SearchField({ asked }: { asked: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(-1);
  const listId = useId();
  const lines = useSuggestions(text, isOpen);
  const isShown = isOpen && lines.length > 0;

  const open = () => {
    setText(field.current?.value ?? "");
    setCurrent(-1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setCurrent(-1);
  };
  const choose = ({ to }: Suggestion) => {
    close();
    if (field.current) field.current.value = asked;
    navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isShown) close();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!isShown) return open();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // one place before the first line is the field itself
      setCurrent((at) => ((at + 1 + step + lines.length + 1) % (lines.length + 1)) - 1);
    } else if (event.key === "Enter" && isShown && lines[current]) choose(lines[current]);
    else if (event.key === "Enter") return close();
    else return;
    event.preventDefault();
  };

  return (
    <search className="relative flex">
      {/* Not controlled: what is typed before the page's scripts run stays. */}
      <input
        ref={field}
        type="search"
        name="q"
        required
        maxLength={200}
        defaultValue={asked}
        onInput={open}
        onKeyDown={onKeyDown}
        onBlur={close}
        role="combobox"
        aria-label="Search products"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && current >= 0 ? `${listId}-${current}` : undefined}
        placeholder="Search tile, faucets, flooring, brands"
        autoComplete="off"
        enterKeyHint="search"
        className="h-11 w-full rounded-sm border border-edge bg-white pr-12 pl-4 text-ellipsis placeholder:text-graphite hover:border-ink focus:border-ink"
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-ink -outline-offset-2 hover:text-accent"
      >
        <Search aria-hidden size={20} />
      </button>
      <Suspense>
        {isShown && <SearchSuggestions id={listId} lines={lines} current={current} onChoose={choose} />}
      </Suspense>
      <p role="status" className="sr-only">
        {isShown ? plural(lines.length, "suggestion") : ""}
      </p>
    </search>
  );
}
