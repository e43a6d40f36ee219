import { Search } from "lucide-react";
import { Form } from "react-router";
import { inputClass } from "../../../../ui/field.tsx";

/** Words to look for; what else the address holds is kept. */
export function SearchForm({ label, q, query }: { label: string; q: string; query: string }) {
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== "q" && name !== "page");
  return (
    <Form role="search" className="relative" preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={q}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={q}
        autoComplete="off"
        enterKeyHint="search"
        className={`${inputClass} pr-12`}
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 right-0 grid size-11 place-items-center text-graphite hover:text-ink"
      >
        <Search aria-hidden size={18} />
      </button>
    </Form>
  );
}
