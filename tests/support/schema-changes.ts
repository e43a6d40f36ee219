import type { Sql } from "../../server/platform/database/sql.ts";

/** A schema as far as a program that reads and writes its tables relies on it. */
export interface Schema {
  /** By `table.column`. */
  columns: ReadonlyMap<string, Column>;
  /** What rows must keep, in words, by `table.name`: constraints and unique indexes. */
  rules: ReadonlyMap<string, string>;
}

interface Column {
  type: string;
  required: boolean;
  /** A row without it gets a value. */
  fills: boolean;
}

export async function readSchema(sql: Sql): Promise<Schema> {
  const columns = await sql<(Column & { name: string })[]>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      (a.atthasdef or a.attidentity <> '' or a.attgenerated <> '') as fills
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
      and not a.attisdropped`;
  const rules = await sql<{ name: string; rule: string }[]>`
    select conrelid::regclass::text || '.' || conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select indrelid::regclass::text || '.' || indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
      join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint where conindid = indexrelid)`;
  return {
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.map(({ name, rule }) => [name, rule])),
  };
}

/**
 * Why a program made for `before` can't work on `after` any more, in words; empty if it can. While servers are replaced
 * one after the other, those of the version before go on working on the new schema.
 */
export function breakingChanges(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const isKnown = (name: string) => tables.has(tableOf(name));
  const broken: string[] = [];
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name);
    if (!is) broken.push(`${name} is gone`);
    else if (is.type !== was.type) broken.push(`${name} was ${was.type} and is ${is.type}`);
    else if (is.required && !was.required) broken.push(`${name} may no longer be null`);
    else if (was.required && was.fills && !is.fills) broken.push(`${name} has no default any more`);
  }
  for (const [name, { required, fills }] of after.columns) {
    if (!before.columns.has(name) && isKnown(name) && required && !fills)
      broken.push(`${name} is new, and rows without it are refused`);
  }
  for (const [name, rule] of after.rules) {
    if (isKnown(name) && before.rules.get(name) !== rule && concernsKnown(name, rule, before))
      broken.push(`${name} refuses rows that were fine: ${rule}`);
  }
  return broken;
}

const tableOf = (name: string): string => name.slice(0, name.indexOf("."));

/** A rule about new columns alone can't concern a program that doesn't write them. */
function concernsKnown(name: string, rule: string, { columns }: Schema): boolean {
  const table = tableOf(name);
  // what follows is about the table that is referred to
  const own = rule.split(" REFERENCES ")[0]!;
  const words = new Set(own.match(/\w+/g));
  return [...columns.keys()].some(
    (column) => tableOf(column) === table && words.has(column.slice(table.length + 1)),
  );
}
