import { Link, useSearchParams } from "react-router";

/** A few ways to look at a list, in a row; each is an address, with the rows per page that are chosen here. */
export function ChoiceLinks({
  label,
  choices,
}: {
  label: string;
  choices: readonly { label: string; to: string; isCurrent: boolean }[];
}) {
  const [search] = useSearchParams();
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap gap-x-6 border-hairline border-b">
      {choices.map((choice) => (
        <Link
          key={choice.to}
          to={withRows(choice.to, search.get("per_page"))}
          aria-current={choice.isCurrent ? "page" : undefined}
          className="-mb-px flex min-h-11 items-center border-transparent border-b-2 text-graphite hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}

const withRows = (to: string, rows: string | null): string => {
  if (!rows) return to;
  const [path, query = ""] = to.split("?");
  const search = new URLSearchParams(query);
  search.set("per_page", rows);
  return `${path}?${search}`;
};
