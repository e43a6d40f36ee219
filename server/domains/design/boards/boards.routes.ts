import {
  addBoardPhoto,
  deleteBoard,
  getBoard,
  listBoards,
  makeBoard,
  mostBoards,
  mostItems,
  openBoardPhoto,
  saveBoard,
} from "../../../../contract/design/boards.ts";
import { startingBoard } from "../../../../domain/projects/boards/starting-board.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { linesOfProject } from "../projects/index.ts";
import {
  boardById,
  boardsOf,
  countBoards,
  deleteBoardRow,
  findBoard,
  insertBoard,
  lockBoard,
  projectSource,
  roomsOfProject,
  updateBoard,
} from "./boards.store.ts";
import { isOurLink } from "./photo-links.rules.ts";
import { keepPhoto } from "./photos.flow.ts";
import { photoFor } from "./photos.store.ts";
import { showBoard, showBoards } from "./show.flow.ts";

const list = serve(listBoards, async ({ caller, platform }) => {
  const { id } = accountOf(caller);
  return { data: await showBoards(platform, id, await boardsOf(platform.db, id, mostBoards)) };
});

/** What a new board starts with, and whose prices it shows. */
async function contentsOf(
  platform: Platform,
  caller: Caller,
  { name, project, showroom }: { name: string; project?: string | undefined; showroom?: string | undefined },
) {
  const { id: user_id } = accountOf(caller);
  if (project) {
    const source = (await projectSource(platform.db, user_id, project)) ?? fail("not_found");
    const [lines, rooms] = await Promise.all([
      linesOfProject(platform.db, project),
      roomsOfProject(platform.db, user_id, project),
    ]);
    const skus = [...new Set(lines.map(({ sku }) => sku))];
    const sizes = rooms.map(({ id, media_width, media_height }) => ({
      id,
      width: media_width ?? 0,
      height: media_height ?? 0,
    }));
    const document = startingBoard({ name, rooms: sizes, skus }, mostItems);
    return { document, project_id: project, showroom_id: source.showroom_id };
  }
  const found = showroom ? await findShowroom(platform, caller, showroom) : null;
  return {
    document: { schema: "board/1" as const, items: [] },
    project_id: null,
    showroom_id: found?.id ?? null,
  };
}

const make = serve(makeBoard, async ({ body, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  const contents = await contentsOf(platform, caller, body);
  const row = await platform.db.transaction().execute(async (db) => {
    if ((await countBoards(db, user_id)) >= mostBoards)
      failFields({ name: `You can have at most ${mostBoards} boards. Delete one first.` });
    const id = await insertBoard(db, { user_id, name: body.name, ...contents, updated_at: platform.now() });
    return (await boardById(db, id))!;
  });
  return { message: "Board created.", data: await showBoard(platform, row) };
});

const get = serve(getBoard, async ({ params, caller, platform }) => {
  const row = (await findBoard(platform.db, accountOf(caller).id, params.id)) ?? fail("not_found");
  return { data: await showBoard(platform, row) };
});

const save = serve(saveBoard, async ({ params, body, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  const { version, name, document } = body;
  const saved = await platform.db.transaction().execute(async (db) => {
    const present = (await lockBoard(db, user_id, params.id)) ?? fail("not_found");
    if (present === version) await updateBoard(db, params.id, { name, document, updated_at: platform.now() });
    return { row: (await boardById(db, params.id))!, isStale: present !== version };
  });
  const data = await showBoard(platform, saved.row);
  if (saved.isStale) return fail("stale_version", { data });
  return { data };
});

const remove = serve(deleteBoard, async ({ params, caller, platform }) => {
  if (!(await deleteBoardRow(platform.db, accountOf(caller).id, params.id))) fail("not_found");
  return { message: "Board deleted.", data: { id: params.id } };
});

const addPhoto = serve(addBoardPhoto, async ({ params, body, caller, platform }) => ({
  data: await keepPhoto(platform, accountOf(caller).id, params.id, body.photo),
}));

/** Does not go through `serve`, which makes every file a download; a wrong link is as good as none. */
const openPhoto: Route = {
  endpoint: openBoardPhoto,
  async handle(context, platform) {
    const id = openBoardPhoto.params.safeParse(context.req.param());
    const query = openBoardPhoto.query.safeParse(context.req.query());
    if (!id.success || !query.success) return fail("not_found");
    const link = { ...id.data, ...query.data };
    if (!isOurLink(platform.config, link, platform.now())) fail("not_found");
    const photo = (await photoFor(platform.db, link.id, link.by)) ?? fail("not_found");
    const bytes = (await platform.files.get(photo.path)) ?? fail("not_found");
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": photo.media_type,
        "Content-Disposition": "inline",
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "private, max-age=900",
      },
    });
  },
};

export const boardRoutes: readonly Route[] = [list, make, get, save, remove, addPhoto, openPhoto];
