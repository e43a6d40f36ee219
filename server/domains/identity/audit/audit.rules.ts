import { type AuditEntry, type AuditGroup, auditGroups } from "../../../../contract/identity/audit.ts";
import { csvOf } from "../../../http/csv.ts";
import { deviceName } from "../../../http/device-name.ts";
import type { EntryRow } from "./audit.store.ts";

const titles: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(auditGroups));

/** The actions selected by a filter; undefined for all. */
export function wantedActions(
  group: AuditGroup | undefined,
  action: string | undefined,
): readonly string[] | undefined {
  if (action) return [action];
  return group && Object.keys(auditGroups[group]);
}

/** An entry for its reader; deleted accounts are shown only by type. */
export function entryView(row: EntryRow): AuditEntry {
  const { id, at, action, details, ip, user_agent } = row;
  return {
    id,
    at: at.toISOString(),
    action,
    title: titles[action] ?? action,
    actor: {
      id: row.actor_id,
      type: row.actor_type,
      name: row.actor_name ?? nameless(row.actor_type, row.actor_id),
    },
    subject: row.subject_id
      ? { id: row.subject_id, type: row.subject_type, name: row.subject_name ?? "" }
      : null,
    details: { ...details },
    ip,
    user_agent,
    device: user_agent && deviceName(user_agent),
  };
}

function nameless(type: EntryRow["actor_type"], id: string | null): string {
  if (type === "system") return "The marketplace";
  return id === null ? "Guest" : "Deleted account";
}

const columns = [
  "at",
  "action",
  "who",
  "role",
  "about",
  "about_id",
  "details",
  "address",
  "browser",
] as const;

/** The entries as a CSV file. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map((entry) => [
    entry.at,
    entry.title,
    entry.actor.name,
    entry.actor.type,
    entry.subject ? [entry.subject.type, entry.subject.name].filter(Boolean).join(" ") : "",
    entry.subject?.id ?? "",
    detailText(entry.details),
    entry.ip,
    entry.user_agent,
  ]);
  return csvOf([columns, ...lines]);
}

const detailText = (details: Readonly<Record<string, unknown>>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
