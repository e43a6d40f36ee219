import { Search } from "lucide-react";
import { Form, useSearchParams } from "react-router";

/** Searches all products; a plain form to the product list. */
export function SearchBox({ className }: { className?: string }) {
  const [search] = useSearchParams();
  return (
    <Form action="/category/all/product" method="get" className={className}>
      {/* Made anew with each search, so that the field shows what the page was asked for. */}
      <search key={search.get("q")} className="relative flex">
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          defaultValue={search.get("q") ?? ""}
          aria-label="Search products"
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
      </search>
    </Form>
  );
}
