import { useState } from "react";
import { Link } from "react-router";
import type { Project, ProjectRow } from "../../../../contract/design/project-cart.ts";
import { useToCart } from "../../../kit/cart/use-to-cart.tsx";
import { useCall } from "../../../kit/forms/use-call.ts";
import { LoadFailure } from "../../../kit/page/load-failure.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { useLoaded } from "../../../kit/page/use-loaded.ts";
import { Button } from "../../../ui/button.tsx";
import { formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/choose.page.ts";
import { loadNext, loadRows } from "./load-choice.ts";
import { ProjectChoice } from "./project-choice.tsx";

export const meta = titled("Choose products from your projects");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadRows(request);

/** Products of all projects in one list, to add some of them to the cart. */
export default function ChoosePage({ loaderData: rows }: Route.ComponentProps) {
  return (
    <div className="page pt-6 pb-20">
      <Link to="/projects" className="link inline-flex min-h-11 items-center text-sm">
        All projects
      </Link>
      <h1 className="heading mt-1 text-xl md:text-2xl">Choose products from your projects</h1>
      {rows.length > 0 ? (
        <ByShowroom rows={rows} />
      ) : (
        <EmptyState
          title="No products in your projects yet"
          className="mt-8"
          action={<LinkButton to="/projects">All projects</LinkButton>}
        >
          Save a cart as a project, or design a room and finalize its materials.
        </EmptyState>
      )}
    </div>
  );
}

/** A cart belongs to one showroom, so its projects are shown together. */
function ByShowroom({ rows }: { rows: readonly ProjectRow[] }) {
  const showrooms = [...new Map(rows.map(({ showroom }) => [showroom.id, showroom])).values()];
  const [id, setId] = useState(showrooms[0]!.id);
  return (
    <>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Your projects keep their products. The cart shows which project each one comes from.
      </p>
      {showrooms.length > 1 && (
        <Select
          label="Showroom"
          hint="A cart holds products of one showroom."
          className="mt-6 max-w-80"
          value={id}
          options={showrooms.map((showroom) => ({ value: showroom.id, text: showroom.company_name }))}
          onChange={({ target }) => setId(target.value)}
        />
      )}
      <Choice key={id} rows={rows.filter(({ showroom }) => showroom.id === id)} />
    </>
  );
}

function Choice({ rows }: { rows: readonly ProjectRow[] }) {
  const showroom = rows[0]!.showroom;
  const { loaded, reload, replace } = useLoaded(showroom.id, (signal) => loadNext(rows, [], signal));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { call, isSending: isMore } = useCall();
  const cart = useToCart();
  if (loaded.state === "loading") return <ChoiceSkeleton />;
  if (loaded.state === "failed") {
    return (
      <div className="mt-8">
        <LoadFailure error={loaded.error} title="We couldn't load your projects" onRetry={reload} />
      </div>
    );
  }
  const projects = loaded.data;
  const choose = (lines: readonly string[], isChosen: boolean) =>
    setChosen((now) =>
      isChosen ? new Set([...now, ...lines]) : new Set([...now].filter((id) => !lines.includes(id))),
    );
  const more = () =>
    call(async () => {
      const next = await loadNext(rows, projects);
      replace((known) => [...known, ...next]);
    });
  return (
    <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-10">
        {projects.map((project) => (
          <ProjectChoice key={project.id} project={project} chosen={chosen} onChoose={choose} />
        ))}
        {projects.length < rows.length && (
          <Button
            variant="secondary"
            pending={isMore}
            className="justify-self-start"
            onClick={() => void more()}
          >
            Show more projects
          </Button>
        )}
      </div>
      <ChosenTotal projects={projects} chosen={chosen} showroom={showroom} cart={cart} />
      {cart.dialog}
    </div>
  );
}

/** The total of what is chosen, project by project, and the button to add it to the cart. */
function ChosenTotal({
  projects,
  chosen,
  showroom,
  cart,
}: {
  projects: readonly Project[];
  chosen: ReadonlySet<string>;
  showroom: ProjectRow["showroom"];
  cart: ReturnType<typeof useToCart>;
}) {
  const parts = projects
    .map((project) => ({ project, lines: project.Project_tans.filter(({ id }) => chosen.has(id)) }))
    .filter(({ lines }) => lines.length > 0)
    .map((part) => ({ ...part, total: part.lines.reduce((sum, line) => sum + cents(line.line_total), 0) }));
  const items = parts.flatMap(({ project, lines }) =>
    lines.map(({ id }) => ({ project: project.id, line: id })),
  );
  return (
    <section
      aria-label="Total"
      className="max-lg:sticky max-lg:bottom-(--foot) max-lg:z-10 max-lg:bg-paper max-lg:pb-4 lg:sticky lg:top-6 lg:self-start"
    >
      <dl className="figures grid gap-2 border-ink border-t pt-4">
        {parts.map(({ project, lines, total }) => (
          <div key={project.id} className="flex justify-between gap-4 max-lg:hidden">
            <dt className="min-w-0">
              {project.name} <span className="text-graphite text-sm">{plural(lines.length, "product")}</span>
            </dt>
            <dd>{formatUsd(total / 100)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 lg:border-hairline lg:border-t lg:pt-3 lg:first:border-t-0 lg:first:pt-0">
          <dt className="font-semibold">Total before tax</dt>
          <dd className="heading text-lg">
            {formatUsd(parts.reduce((sum, { total }) => sum + total, 0) / 100)}
          </dd>
        </div>
      </dl>
      <Button
        size="lg"
        className="mt-3 w-full lg:mt-5"
        disabled={items.length === 0}
        pending={cart.isPending}
        onClick={() => void cart.toCart({ showroom: showroom.vsd_id, items })}
      >
        {items.length > 0 ? `Add ${plural(items.length, "product")} to cart` : "Add to cart"}
      </Button>
      <p role="status" className="mt-3 text-graphite text-sm">
        {cart.filled ? (
          <>
            {"They're in your cart. "}
            <Link to="/cart" className="link text-ink">
              Go to the cart
            </Link>
          </>
        ) : items.length > 0 ? (
          `We'll add them to your cart at ${showroom.company_name}.`
        ) : (
          "Select the products that you want to order."
        )}
      </p>
    </section>
  );
}

const cents = (dollars: number) => Math.round(dollars * 100);

function ChoiceSkeleton() {
  return (
    <>
      <Loading>Loading your projects</Loading>
      <div className="mt-8 grid max-w-3xl gap-4">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
    </>
  );
}
