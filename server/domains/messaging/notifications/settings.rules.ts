import {
  infoOf,
  type NotificationKind,
  notificationGroups,
  notificationKinds,
} from "../../../../contract/messaging/notification-kinds.ts";
import type { NotificationSettings } from "../../../../contract/messaging/notifications.ts";
import type { AccountType } from "../../../http/caller.ts";

/** What an account chose for a kind. */
export interface Choice {
  kind: string;
  app: boolean;
  mail: boolean;
  push: boolean;
}

/** What an account wants changed. */
export interface WantedChoice {
  kind: NotificationKind;
  app?: boolean | undefined;
  mail?: boolean | undefined;
  push?: boolean | undefined;
}

type Kinds = NotificationSettings["kinds"];

const allKinds = Object.keys(notificationKinds) as NotificationKind[];
const groupOrder = Object.keys(notificationGroups);

/** The kinds an account of this role may get, with what it chose. Whatever was never chosen arrives. */
export function kindsFor(
  role: AccountType,
  choices: readonly Choice[],
  refused: readonly string[] = [],
): Kinds {
  const chosen = new Map(choices.map((choice) => [choice.kind, choice]));
  return allKinds
    .filter((kind) => infoOf(kind).roles.includes(role))
    .map((kind) => {
      const { group, label, text, is_locked = false, app, mail } = infoOf(kind);
      const choice = chosen.get(kind);
      const isOn = (channel: boolean, wanted: boolean | undefined) =>
        channel ? is_locked || (wanted ?? true) : null;
      return {
        kind,
        group,
        label,
        text,
        is_locked,
        app: isOn(app, choice?.app),
        mail: isOn(mail, choice?.mail ?? !refused.includes(kind)),
        push: isOn(app, choice?.push),
      };
    })
    .sort((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group));
}

/** Why a change is not possible; undefined if it is. */
export function problemWith(role: AccountType, wanted: readonly WantedChoice[]): string | undefined {
  for (const { kind, app, mail, push } of wanted) {
    const { label, roles, is_locked, ...channels } = infoOf(kind);
    if (!roles.includes(role)) return `Your account gets nothing about ${label.toLowerCase()}.`;
    if (is_locked && [app, mail, push].includes(false))
      return `${label} can't be turned off. They keep your account and your money safe.`;
    if ((app || push) && !channels.app) return `${label} arrive by email only.`;
    if (mail && !channels.mail) return `${label} show up under notifications only.`;
  }
  return undefined;
}
