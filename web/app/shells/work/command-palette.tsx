import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Autocomplete, Header, Input, Menu, MenuItem, MenuSection, SearchField } from "react-aria-components";
import { useNavigate } from "react-router";
import type { User } from "../../../../contract/identity/accounts.ts";
import { useModal } from "../../../ui/modal.ts";
import { type Found, findActs, findPages, useFound } from "./find-work.ts";

/** Goes to any page, order, person or product, or begins something, by a few letters. */
export default function CommandPalette({ user, onClose }: { user: User; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const { groups, isSearching } = useFound(user, text);
  useModal(dialog, true, onClose);
  useEffect(() => dialog.current?.querySelector("input")?.focus(), []);
  const pages = findPages(user, text);
  const acts = findActs(user, text);
  const own = [
    { title: "Pages", found: pages },
    { title: "Actions", found: acts },
  ];
  const sections = [...own.filter(({ found }) => found.length > 0), ...groups];
  const go = (url: string) => {
    dialog.current?.close();
    void navigate(url);
  };
  const first = sections[0]?.found[0]?.url;
  const setEntered = useEarlyEnter(text, !isSearching && first, go);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="mx-auto mt-[12dvh] mb-auto max-h-[70dvh] w-[min(40rem,calc(100vw-2rem))] rounded-sm bg-white shadow-float open:flex"
    >
      <div className="flex min-h-0 w-full flex-col">
        <h2 id={titleId} className="sr-only">
          Search or go to
        </h2>
        <Autocomplete inputValue={text} onInputChange={setText}>
          <SearchField
            aria-label="Search or go to"
            onKeyDown={({ key }) => key === "Enter" && !first && setEntered(text)}
            className="flex items-center border-hairline border-b"
          >
            <Search aria-hidden size={20} className="ml-4 shrink-0 text-graphite" />
            <Input
              placeholder="Page, action, order number, name or product"
              className="min-h-14 w-full bg-transparent px-3 outline-none placeholder:text-graphite [&::-webkit-search-cancel-button]:hidden"
            />
          </SearchField>
          <Menu
            aria-label="Results"
            className="min-h-0 overflow-y-auto p-2 outline-none"
            renderEmptyState={() => (
              <p className="px-3 py-6 text-graphite">
                {isSearching
                  ? "Searching…"
                  : "Nothing found. Try an order number, a name, a page or an action."}
              </p>
            )}
          >
            {sections.map(({ title, found }) => (
              <MenuSection key={title} id={title}>
                <Header className="px-3 pt-3 pb-1 text-graphite text-xs">{title}</Header>
                {found.map((one) => (
                  <Result
                    key={`${title} ${one.url}`}
                    id={`${title} ${one.url}`}
                    found={one}
                    onAction={() => go(one.url)}
                  />
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Autocomplete>
        <p role="status" className="sr-only">
          {isSearching
            ? "Searching"
            : `${sections.reduce((sum, { found }) => sum + found.length, 0)} results`}
        </p>
      </div>
    </dialog>
  );
}

/** Enter before anything was found goes to what is found first. */
function useEarlyEnter(text: string, first: string | false | undefined, go: (url: string) => void) {
  const [entered, setEntered] = useState<string>();
  const arrive = useEffectEvent((found: string) => {
    if (entered === text) go(found);
  });
  useEffect(() => {
    if (first) arrive(first);
  }, [first]);
  return setEntered;
}

function Result({ id, found, onAction }: { id: string; found: Found; onAction: () => void }) {
  return (
    <MenuItem
      id={id}
      textValue={found.title}
      onAction={onAction}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-[focused]:bg-sunk data-[focused]:shadow-[inset_2px_0_0_var(--color-accent)]"
    >
      <span className="min-w-0 flex-1 truncate">{found.title}</span>
      {found.detail && <span className="shrink-0 text-graphite text-sm">{found.detail}</span>}
    </MenuItem>
  );
}
