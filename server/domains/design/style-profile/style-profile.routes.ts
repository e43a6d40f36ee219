import {
  deleteStyleProfile,
  getStyleProfile,
  type StyleProfile,
  saveStyleProfile,
} from "../../../../contract/design/style-profile.ts";
import { styleOf } from "../../../../domain/projects/style-profile/style-of.ts";
import { accountOf } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import {
  dropStyleProfile,
  findStyleProfile,
  keepStyleProfile,
  type StyleProfileRow,
} from "./style-profile.store.ts";

/** Null if the choices have changed since, so that the answers mean nothing any more. */
function view({ answers, updated_at }: StyleProfileRow): StyleProfile | null {
  const result = styleOf(answers);
  return (
    result && { answers, style: result.style.id, name: result.name, updated_at: updated_at.toISOString() }
  );
}

const get = serve(getStyleProfile, async ({ caller, platform }) => {
  const row = await findStyleProfile(platform.db, accountOf(caller).id);
  return { data: row ? view(row) : null };
});

const save = serve(saveStyleProfile, async ({ body, caller, platform }) => {
  const row = { answers: body.answers, updated_at: platform.now() };
  const data = view(row) ?? failFields({ answers: "Choose at least one room." });
  await keepStyleProfile(platform.db, accountOf(caller).id, row);
  return { message: "Your style is saved with your account.", data };
});

const remove = serve(deleteStyleProfile, async ({ caller, platform }) => {
  await dropStyleProfile(platform.db, accountOf(caller).id);
  return { message: "Your style profile is deleted.", data: null };
});

export const routes: readonly Route[] = [get, save, remove];
