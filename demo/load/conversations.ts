import type { SeededConversation } from "../../server/domains/messaging/conversations/index.ts";
import type { DemoProject } from "../people/projects.ts";
import { uuidFor } from "../random.ts";

/** What customers and pros said about their projects. Every third pro has the last message still to read. */
export const conversationsAbout = (projects: readonly DemoProject[]): SeededConversation[] =>
  projects
    .filter(({ chat }) => chat.length > 0)
    .map(({ id, customer, chat, created_at }, at) => {
      const { id: showroom_id, user_id: pro } = customer.showroom;
      const [first, ...rest] = chat.map(({ message, created_at: said_at, ...said }) => ({
        ...said,
        body: message,
        at: said_at,
      }));
      // a designer who said something is a member too
      const members = new Set([customer.id, pro, ...chat.map(({ user_id }) => user_id)]);
      return {
        id: uuidFor(`talk/${id}`, created_at),
        about: { kind: "project", project_id: id, showroom_id },
        user_id: customer.id,
        members: Array.from(members, (user_id) => ({
          user_id,
          unread: user_id === pro && at % 3 === 0 ? 1 : 0,
        })),
        said: [first!, ...rest],
      };
    });
