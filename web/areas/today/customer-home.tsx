import { Link } from "react-router";
import type { TodayItem } from "../../../contract/admin/today.ts";
import { api } from "../../client/api.ts";
import { useShowroom } from "../../client/session/use-showroom.ts";
import { Section } from "../../kit/page/section.tsx";
import { useLoaded } from "../../kit/page/use-loaded.ts";
import { StatusBadge } from "../../kit/status/status-badge.tsx";
import { formatDate, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { CurrentProject } from "./current-project.tsx";
import { RecentOrders } from "./recent-orders.tsx";

/** A customer's project, deliveries and latest orders. Loads when shown. */
export default function CustomerHome({ arriving }: { arriving: readonly TodayItem[] }) {
  const { loaded } = useLoaded("customer home", loadHome);
  if (loaded.state === "loading") return <Skeleton className="mt-10 h-64" />;
  if (loaded.state !== "ready") return <Deliveries arriving={arriving} />;
  const { project, orders, samples } = loaded.data;
  if (!project && orders.length === 0 && samples === 0) return <FirstSteps />;
  return (
    <>
      {project && <CurrentProject project={project} />}
      <Deliveries arriving={arriving} />
      {samples > 0 && (
        <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 border-hairline border-y py-3">
          <span className="min-w-0 flex-1 basis-64 font-medium">
            {`${plural(samples, "sample waits", "samples wait")} in your sample basket`}
          </span>
          <LinkButton to="/account/samples" variant="secondary" size="sm">
            Order samples
          </LinkButton>
        </p>
      )}
      <RecentOrders orders={orders} />
    </>
  );
}

async function loadHome(signal: AbortSignal) {
  const quiet = { signal, feedback: "none" } as const;
  const [projects, orders, basket] = await Promise.all([
    api("GET /api/projects", { query: { per_page: 5 }, ...quiet }),
    api("GET /api/orders", { query: { per_page: 3 }, ...quiet }),
    api("GET /api/samples/basket", quiet),
  ]);
  return {
    project: projects.data.data.find(({ is_cart }) => !is_cart),
    orders: orders.data.data,
    samples: basket.data.items.length,
  };
}

/** How many items of a vendor are listed before the rest is counted. */
const listed = 4;

/** What is on the way, by vendor, since each ships on its own. */
function Deliveries({ arriving }: { arriving: readonly TodayItem[] }) {
  if (arriving.length === 0) return null;
  return (
    <Section
      title="On the way to you"
      action={
        <Link to="/account/orders" className="link text-sm">
          All orders
        </Link>
      }
    >
      <div className="grid gap-x-10 md:grid-cols-2">
        {[...Map.groupBy(arriving, ({ vendor }) => vendor)].map(([vendor, items]) => (
          <VendorDelivery key={vendor} vendor={vendor} items={items} />
        ))}
      </div>
    </Section>
  );
}

function VendorDelivery({ vendor, items }: { vendor: string; items: readonly TodayItem[] }) {
  return (
    <div className="border-hairline border-b py-5">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {vendor}
        <span className="figures font-normal text-graphite text-sm">
          {`first by ${formatDate(items[0]!.due_on)}`}
        </span>
      </h3>
      <ul className="mt-2 grid gap-2">
        {items.slice(0, listed).map((item) => (
          <li key={item.item_id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              to={`/account/orders/${item.order_id}`}
              className="min-w-0 flex-1 basis-40 text-sm leading-6 hover:underline"
            >
              {item.product_name}
            </Link>
            <span className="figures flex flex-wrap items-baseline gap-x-3 text-sm">
              <span className="text-graphite">{`by ${formatDate(item.due_on)}`}</span>
              <StatusBadge status={item.status} />
            </span>
          </li>
        ))}
      </ul>
      {items.length > listed && (
        <p className="mt-2 text-graphite text-sm">{`and ${items.length - listed} more`}</p>
      )}
    </div>
  );
}

function FirstSteps() {
  const showroom = useShowroom();
  return (
    <EmptyState
      title="Start your renovation"
      className="mt-10"
      action={
        <>
          <LinkButton to="/visualize">Plan a room</LinkButton>
          <LinkButton to={showroom ? "/visualize/contractor/all" : "/"} variant="secondary">
            {showroom ? `Shop at ${showroom.company_name}` : "Enter a Showroom ID"}
          </LinkButton>
        </>
      }
    >
      Plan a room in 3D with real products, or shop your pro's showroom. Orders and projects show up here.
    </EmptyState>
  );
}
