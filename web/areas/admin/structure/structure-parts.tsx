import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ManagedCategory } from "../../../../contract/catalog/structure.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { Badge } from "../../../ui/badge.tsx";
import { plural } from "../../../ui/format.ts";
import type { SelectOption } from "../../../ui/select-option.ts";

export type Structure = ReplyOf<"GET /api/admin/structure">["data"];

/** What a row of a list says of a category. */
export function CategoryRow({ category, structure }: { category: ManagedCategory; structure: Structure }) {
  const below = structure.categories.filter(({ parent_id }) => parent_id === category.id);
  const products = below.reduce((sum, one) => sum + one.products, category.products);
  return (
    <NamedRow part={category} to={`/account/admin/structure/categories/${category.id}`}>
      {below.length > 0 && `${plural(below.length, "category", "categories")} · `}
      {plural(products, "product")}
    </NamedRow>
  );
}

/** What a row of a list says of a department or a category: its name, and how much it holds. */
export function NamedRow({
  part: { name, slug, is_hidden },
  to,
  children,
}: {
  part: Pick<ManagedCategory, "name" | "slug" | "is_hidden">;
  to: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Link to={to} className="link inline-flex min-h-6 font-medium">
          {name}
        </Link>
        {is_hidden && <Badge tone="warn">Hidden</Badge>}
      </div>
      <p className="figures text-graphite text-sm">
        <span className="code max-sm:hidden">{slug}</span>
        <span className="max-sm:hidden"> · </span>
        {children}
      </p>
    </>
  );
}

/** Every category by the way to it, "Tile Flooring, Porcelain", to be chosen from. */
export function categoryOptions(
  { categories }: Pick<Structure, "categories">,
  isOffered: (category: ManagedCategory) => boolean = () => true,
): SelectOption[] {
  const roots = categories.filter(({ parent_id }) => parent_id === null);
  return roots
    .flatMap((root) => [root, ...categories.filter(({ parent_id }) => parent_id === root.id)])
    .filter(isOffered)
    .map(({ id, name, parent_id }) => {
      const above = roots.find((root) => root.id === parent_id);
      return { value: String(id), text: above ? `${above.name} › ${name}` : name };
    });
}

/** The way back to what a page belongs to. */
export function WayBack({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Link to={to} className="link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </p>
  );
}
