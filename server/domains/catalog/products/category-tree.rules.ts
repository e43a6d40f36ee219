export interface CategoryNode {
  id: number;
  parent_id: number | null;
  name: string;
  slug: string;
  description: string;
  /** Keys of its facet attributes, in order. */
  facets: string[];
}

export interface MenuNode {
  id: number;
  name: string;
  menu_slug: string;
  category_ids: number[];
}

/** Categories to search. */
export interface Place {
  ids: readonly number[];
  /** 1 at the id of each. */
  mask: Uint8Array;
}

const nothing: readonly number[] = [];

/** The category tree, and the categories of each department. */
export class CategoryTree {
  #byId = new Map<number, CategoryNode>();
  #bySlug = new Map<string, CategoryNode>();
  #former: ReadonlyMap<string, number>;
  #children = new Map<number | null, CategoryNode[]>();
  #menus: readonly MenuNode[];
  #pathIds = new Map<number, readonly number[]>();
  #below = new Map<number, readonly number[]>();
  #sold = new Map<string, ReadonlySet<number>>();
  #facets = new Map<number, readonly string[]>();
  #names = new WeakMap<readonly number[], string>();
  #places = new Map<string, Place>();

  /** @param former slugs that lead to another category, by its id */
  constructor(
    nodes: readonly CategoryNode[],
    menus: readonly MenuNode[],
    former: ReadonlyMap<string, number> = new Map(),
  ) {
    this.#menus = menus;
    this.#former = former;
    for (const node of nodes) {
      this.#byId.set(node.id, node);
      this.#bySlug.set(node.slug, node);
      const siblings = this.#children.get(node.parent_id) ?? [];
      this.#children.set(node.parent_id, [...siblings, node]);
    }
  }

  get ids(): readonly number[] {
    return [...this.#byId.keys()];
  }

  get all(): Iterable<CategoryNode> {
    return this.#byId.values();
  }

  /** By slug, or one that led to it before, or by id as a number or its digits. */
  find(reference: string | number): CategoryNode | undefined {
    const text = String(reference);
    const bySlug = this.#bySlug.get(text) ?? this.#byId.get(this.#former.get(text) ?? -1);
    return bySlug ?? (/^\d{1,9}$/.test(String(reference)) ? this.#byId.get(Number(reference)) : undefined);
  }

  childrenOf(id: number): readonly CategoryNode[] {
    return this.#children.get(id) ?? [];
  }

  /** The category and its ancestors, itself first. */
  pathOf(id: number): CategoryNode[] {
    const node = this.#byId.get(id);
    if (!node) return [];
    return node.parent_id === null ? [node] : [node, ...this.pathOf(node.parent_id)];
  }

  /** Ids of the category and its ancestors, itself first. */
  pathIds(id: number): readonly number[] {
    let ids = this.#pathIds.get(id);
    if (!ids) {
      ids = this.pathOf(id).map((node) => node.id);
      this.#pathIds.set(id, ids);
    }
    return ids;
  }

  /** Ids of the category and all its descendants. */
  below(id: number): readonly number[] {
    let ids = this.#below.get(id);
    if (!ids) {
      ids = [id, ...this.childrenOf(id).flatMap((child) => this.below(child.id))];
      this.#below.set(id, ids);
    }
    return ids;
  }

  /** Facet keys of a category: its own, else those of the nearest ancestor that has some. */
  facetsOf(id: number): readonly string[] {
    let facets = this.#facets.get(id);
    if (!facets) {
      facets = this.pathOf(id).find((node) => node.facets.length > 0)?.facets ?? [];
      this.#facets.set(id, facets);
    }
    return facets;
  }

  menuId(menuSlug: string): number | undefined {
    return this.#menus.find((menu) => menu.menu_slug === menuSlug)?.id;
  }

  /** The departments that list a category or an ancestor; `among` narrows to those of a showroom. */
  menusOf(categoryId: number, among: readonly number[] | null): { name: string; menu_slug: string }[] {
    const path = this.pathIds(categoryId);
    return this.#menus
      .filter((menu) => among === null || among.includes(menu.id))
      .filter((menu) => menu.category_ids.some((id) => path.includes(id)))
      .map(({ name, menu_slug }) => ({ name, menu_slug }));
  }

  /**
   * Ids of all categories that these departments sell, children included.
   * @param without ids of categories that are left out with all below them
   */
  soldIn(menuIds: readonly number[], without: readonly number[] = nothing): ReadonlySet<number> {
    const key = `${this.#nameOf(menuIds)}-${this.#nameOf(without)}`;
    let sold = this.#sold.get(key);
    if (!sold) {
      const menus = this.#menus.filter((menu) => menuIds.includes(menu.id));
      const leftOut = new Set(without.flatMap((id) => this.below(id)));
      const ids = menus.flatMap((menu) => menu.category_ids.flatMap((id) => this.below(id)));
      sold = new Set(ids.filter((id) => !leftOut.has(id)));
      this.#sold.set(key, sold);
    }
    return sold;
  }

  /**
   * The category and all below it, or all there are, that each of these choices of departments sells.
   * @param without ids of categories that are left out with all below them
   */
  placeOf(
    categoryId: number | null,
    choices: readonly (readonly number[])[],
    without: readonly number[] = nothing,
  ): Place {
    const names = choices.map((menuIds) => this.#nameOf(menuIds)).join("|");
    const key = `${categoryId}|${names}-${this.#nameOf(without)}`;
    let place = this.#places.get(key);
    if (!place) {
      const solds = choices.map((menuIds) => this.soldIn(menuIds, without));
      const all = categoryId === null ? this.ids : this.below(categoryId);
      const ids = all.filter((id) => solds.every((sold) => sold.has(id)));
      const mask = new Uint8Array(Math.max(0, ...ids) + 1);
      for (const id of ids) mask[id] = 1;
      place = { ids, mask };
      this.#places.set(key, place);
    }
    return place;
  }

  /** A cache key for a set of departments, computed once per list object. */
  #nameOf(menuIds: readonly number[]): string {
    let name = this.#names.get(menuIds);
    if (name === undefined) {
      name = menuIds.join();
      this.#names.set(menuIds, name);
    }
    return name;
  }
}
