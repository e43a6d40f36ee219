import type { ContentValue } from "../../../../contract/admin/content.ts";
import {
  type NotificationKind,
  notificationKinds,
} from "../../../../contract/messaging/notification-kinds.ts";
import { placeholders } from "../../../../domain/content/placeholders.ts";
import { problemsOf } from "../../../../domain/content/problems.ts";
import { type ContentKey, fieldsOf, isMail, type Piece, pieces, sectionsOf } from "./pieces.ts";

type Story = Extract<ContentValue, { kind: "testimonials" }>["stories"][number];

const mailPieces = (Object.keys(notificationKinds) as NotificationKind[])
  .filter((kind) => notificationKinds[kind].mail)
  .map(
    (kind): Piece => ({
      key: `mail_${kind}`,
      title: `Emails: ${notificationKinds[kind].label}`,
      kind: "words",
      path: "",
    }),
  );

/** Everything that admins change, in the order of their list. */
export const allPieces: readonly Piece[] = [...pieces, ...mailPieces];

export const pieceOf = (key: ContentKey): Piece => allPieces.find((piece) => piece.key === key)!;

/** What texts of a piece may name in braces, where its fields do not say so themselves. */
export const placeholdersOf = (key: ContentKey): readonly string[] =>
  key === "testimonials" || isMail(key) ? [] : placeholders;

/** The fields of a piece as its editor needs them. */
export const shownFields = (key: ContentKey) =>
  fieldsOf(key)?.map(
    ({ id, group, label, most, rows, isOptional = false, hint = "", placeholders: own = [] }) => ({
      id,
      group,
      label,
      most,
      rows,
      hint,
      is_optional: isOptional,
      placeholders: [...own],
    }),
  ) ?? null;

/** What is wrong with a value, by field of the call; empty if nothing is. */
export function valueErrors(key: ContentKey, value: ContentValue): Record<string, string> {
  const problems = problemsOf(value, { fields: fieldsOf(key), sections: sectionsOf(key) });
  return Object.fromEntries([...problems].map(([field, message]) => [`value.${field}`, message]));
}

/** Testimonials as the marketplace was set up with them, each under an address made from its name. */
export function firstStories(stored: unknown): Story[] {
  if (!Array.isArray(stored)) return [];
  return (stored as Omit<Story, "id">[]).map(({ name, role, place, text }, at) => ({
    id: `${anchorOf(name)}-${at + 1}`,
    name,
    role,
    place,
    text,
  }));
}

const anchorOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 50) || "story";
