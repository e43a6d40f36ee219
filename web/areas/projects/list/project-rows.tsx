import { clsx } from "clsx";
import { Archive, ArchiveRestore, Copy, ListChecks, Pencil, ShoppingCart, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { RoomRow } from "../../../../contract/design/rooms.ts";
import { api } from "../../../client/api.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { useToCart } from "../../../kit/cart/use-to-cart.tsx";
import { useDelayedRemoval } from "../../../kit/room/delayed-removal.ts";
import { formatDateTime, formatUsd, plural } from "../../../ui/format.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Picture } from "../../../ui/picture.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { CardAction } from "./room-cards.tsx";
import { useTidy } from "./use-tidy.ts";

const PlanSketch = lazy(() => loadInTime(import("./plan-sketch.tsx")));

/** Projects with their products and totals, and what can be done with each. */
export function ProjectRows({
  projects,
  rooms,
  isArchive,
  replace,
  reload,
}: {
  projects: readonly Project[];
  /** Also those of other projects. */
  rooms: readonly RoomRow[];
  /** These were put away. */
  isArchive: boolean;
  replace: (change: (projects: Project[]) => Project[]) => void;
  reload: () => void;
}) {
  const [renamed, setRenamed] = useState<Project>();
  const { hidden, remove } = useDelayedRemoval((id) =>
    api("DELETE /api/projectCart/{id}", { params: { id } }),
  );
  const navigate = useNavigate();
  const { toCart, dialog } = useToCart();
  const tidy = useTidy(reload);
  const shown = projects.filter(({ id }) => !hidden.has(id));
  if (shown.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="heading text-lg">{isArchive ? "Archived projects" : "Projects and carts"}</h2>
      <ul className="mt-4 border-hairline border-t">
        {shown.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            rooms={rooms.filter(({ project_id }) => project_id === project.id)}
            isArchive={isArchive}
            onCopy={() => void tidy.copy(project)}
            onArchive={() => void tidy.archive(project, !isArchive)}
            onList={() => void navigate(`/visualize/checklist?project=${project.id}`)}
            onRename={() => setRenamed(project)}
            onCart={() => void toCart({ project })}
            onDelete={() =>
              remove(project.id, `Deleted “${nameOf(project)}” and its checklist. We kept its rooms.`)
            }
          />
        ))}
      </ul>
      {dialog}
      {renamed && (
        <RenameDialog
          name={renamed.name}
          onClose={() => setRenamed(undefined)}
          onStale={reload}
          rename={async (name) => {
            const { data } = await api("PUT /api/projectCart/{id}", {
              params: { id: renamed.id },
              body: { name, version: renamed.version },
              feedback: "none",
            });
            replace((known) => known.map((project) => (project.id === data.id ? data : project)));
          }}
        />
      )}
    </section>
  );
}

function ProjectRow({
  project,
  rooms,
  isArchive,
  onCopy,
  onArchive,
  onList,
  onRename,
  onCart,
  onDelete,
}: Acts) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-hairline border-b py-4 md:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <Pictures project={project} rooms={rooms} />
      <div className="min-w-0">
        <h3 className="font-medium">
          <a
            href={shopHref(project.is_cart ? "/cart" : `/projects/${project.id}`)}
            className="hover:underline"
          >
            {nameOf(project)}
          </a>
        </h3>
        <p className="text-graphite text-sm">
          {[
            project.is_cart ? "In the cart" : "Project",
            project.Project_tans.length > 0
              ? plural(project.Project_tans.length, "product")
              : "No products yet",
            project.showroom.company_name,
          ].join(" · ")}
        </p>
        <p className="figures text-graphite text-sm">{`Changed ${formatDateTime(project.updated_at)}`}</p>
        <RowActs
          project={project}
          isArchive={isArchive}
          onCopy={onCopy}
          onArchive={onArchive}
          onList={onList}
          onRename={onRename}
          onCart={onCart}
          onDelete={onDelete}
        />
      </div>
      <p className="figures font-semibold md:text-right">
        {project.Project_tans.length > 0 && formatUsd(project.totals.total)}
      </p>
    </li>
  );
}

interface Acts {
  project: Project;
  rooms: readonly RoomRow[];
  isArchive: boolean;
  onCopy: () => void;
  onArchive: () => void;
  onList: () => void;
  onRename: () => void;
  onCart: () => void;
  onDelete: () => void;
}

function RowActs({
  project,
  isArchive,
  onCopy,
  onArchive,
  onList,
  onRename,
  onCart,
  onDelete,
}: Omit<Acts, "rooms">) {
  const name = nameOf(project);
  const icon = { "aria-hidden": true, size: 16 } as const;
  return (
    <div className="mt-1 -ml-2 flex flex-wrap">
      <CardAction icon={<ListChecks {...icon} />} words="Checklist" name={name} onPress={onList} />
      {!project.is_cart && (
        <CardAction icon={<Pencil {...icon} />} words="Rename" name={name} onPress={onRename} />
      )}
      {!project.is_cart && project.Project_tans.length > 0 && (
        <CardAction icon={<ShoppingCart {...icon} />} words="Add to cart" name={name} onPress={onCart} />
      )}
      {!project.is_cart && (
        <>
          <CardAction icon={<Copy {...icon} />} words="Duplicate" name={name} onPress={onCopy} />
          <CardAction
            icon={isArchive ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
            words={isArchive ? "Restore" : "Archive"}
            name={name}
            onPress={onArchive}
          />
          <CardAction icon={<Trash2 {...icon} />} words="Delete" name={name} onPress={onDelete} />
        </>
      )}
    </div>
  );
}

const nameOf = (project: Project): string => project.name || (project.is_cart ? "Cart" : "Project");

/** Its rooms, by their plan as long as they have no picture, then products in it: four side by side. */
function Pictures({ project, rooms }: Pick<Acts, "project" | "rooms">) {
  const pictured = project.Project_tans.filter(({ product }) => product.image);
  const drawn = rooms.slice(0, 4);
  const products = pictured.slice(0, 4 - drawn.length);
  const frame = "h-12 overflow-hidden bg-sunk";
  return (
    <div
      className={clsx(
        "grid h-12 w-48 grid-cols-4 gap-1",
        drawn.length + products.length === 0 && "max-md:hidden",
      )}
    >
      {drawn.map(({ id, name, picture, plan }) => (
        <div key={id} className={frame}>
          {picture ? (
            <Picture picture={picture} alt="" cover sizes="48px" widest_px={160} />
          ) : (
            <Suspense>
              <PlanSketch name={name} plan={plan} />
            </Suspense>
          )}
        </div>
      ))}
      {products.map(({ id, product }) => (
        <div key={id} className={frame}>
          <Picture picture={product.image!} alt="" cover sizes="48px" widest_px={160} />
        </div>
      ))}
    </div>
  );
}
