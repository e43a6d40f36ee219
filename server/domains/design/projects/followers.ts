import type { RawBuilder } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** What goes along with projects and belongs to a domain that imports this one. */
export interface ProjectFollower {
  /** A room of a project's owner joins the project. */
  roomJoins?(db: Db, room_id: string, project_id: string): Promise<void>;
  /** A project's lines go into another one, before it is deleted. */
  merges?(db: Db, from: string, to: string): Promise<void>;
  /** A project is about to be deleted. */
  goes?(db: Db, project_id: string): Promise<void>;
  /**
   * A part of the statement that gives projects to their client's account.
   * @param given rows of `id`, `pro_id` and `account_id`
   */
  handsOver?(given: RawBuilder<unknown>): RawBuilder<unknown>;
}

/** `server/domains.ts` adds them. */
export const projectFollowers: ProjectFollower[] = [];
