import type { Tag } from "./tags.ts";

/** How long a value is kept, and what makes it out of date. */
export interface Keeping<T = unknown> {
  /** From the moment it is loaded. 0 keeps nothing. A function decides by what was loaded. */
  seconds: number | ((value: T) => number);
  /** What the value is made from. */
  tags?: readonly Tag[];
  /** Its approximate memory, if large; values with `bytes`, such as serialized replies, report it themselves. */
  bytes?: number;
  /**
   * Whether servers may take the value from each other, where a cache between them is configured: plain data (no
   * functions or instances of classes), made from rows of the database alone and nothing in memory. It may then be twice
   * as old as `seconds`.
   */
  shared?: boolean;
}

/** How much a section keeps. When it is full, what was asked for least recently is dropped. */
export interface SectionLimits {
  entries: number;
  /** 64 MB unless told. */
  bytes?: number;
}

/** Entries under one limit. Callers key everything with a price by showroom. */
export interface CacheSection {
  /**
   * The cached value, or the result of `load`; concurrent loads of a key share one. A load that started before its tag
   * was invalidated is returned to those who wait for it, but not kept. A load that fails is not kept either.
   */
  remember<T>(key: string, keeping: Keeping<T>, load: () => Promise<T>): Promise<T>;
  /** Loads in any case and replaces the cached value, which others get meanwhile. It joins a load under way. */
  renew<T>(key: string, keeping: Keeping<T>, load: () => Promise<T>): Promise<T>;
  /** The cached value, if it is there. */
  peek(key: string): unknown;
  /** Drops one entry. */
  drop(key: string): void;
}

/** The one cache of a server. Sections keep parts of it from evicting each other; invalidation goes through all. */
export interface Cache extends CacheSection {
  /** The section of this name, made by the first call with its limits. */
  section(name: string, limits: SectionLimits): CacheSection;
  /**
   * Drops every entry with one of the tags, on this server. Whoever changes data announces it to all servers with
   * `invalidate`, in the same transaction; this is for the answer that the same server gives right after the commit.
   */
  forget(...tags: readonly Tag[]): void;
  /**
   * Registers what has to happen when a server announces that `tag` is out of date, instead of dropping its entries at
   * once: data in memory that they are made from is brought up to date first, and then calls `forget`.
   */
  refreshFirst(tag: Tag, refresh: () => void): void;
  /** Acts on an announcement of any server. */
  heard(...tags: readonly Tag[]): void;
  clear(): void;
}
