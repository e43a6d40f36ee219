import { openDatabase } from "../../server/platform/database.ts";
import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";
import { scratchFolder } from "../../tests/support/scratch-folder.ts";
import type { Document, Ranker } from "./judged.types.ts";

const shown = 10;
const chunk = 2_000;

/** PostgreSQL's full text search as it comes: English, four weights, all words, ordered by ts_rank. */
export async function plainTsRank(
  documents: readonly Document[],
): Promise<{ ranker: Ranker; close(): Promise<void> }> {
  const folder = await scratchFolder("relevance");
  const server = await startEmbeddedPostgres({ home: folder.database, durability: "scratch" });
  const { sql, close } = openDatabase(server.url(), { connections: 1 });
  await sql`create table documents (id text, words tsvector)`;
  for (let at = 0; at < documents.length; at += chunk) {
    const rows = documents.slice(at, at + chunk).map((document) => ({
      id: document.id,
      name: document.name,
      kind: `${document.brand} ${document.categories.join(" ")}`,
      traits: document.traits.join(" "),
      description: document.description,
    }));
    await sql`
      insert into documents
      select id, setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', kind), 'B')
        || setweight(to_tsvector('english', traits), 'C') || setweight(to_tsvector('english', description), 'D')
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as given(id text, name text, kind text, traits text, description text)`;
  }
  await sql`create index on documents using gin (words)`;
  return {
    ranker: async (q, among) => {
      const ids = among ? [...among] : null;
      const rows = await sql<{ id: string }[]>`
        select id from documents, plainto_tsquery('english', ${q}) query
        where words @@ query and (${ids}::text[] is null or id = any(${ids}::text[]))
        order by ts_rank(words, query) desc, id limit ${shown}`;
      return rows.map(({ id }) => id);
    },
    async close() {
      await close();
      await server.stop();
      await folder.discard();
    },
  };
}
