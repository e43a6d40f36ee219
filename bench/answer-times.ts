import type { Arguments } from "./arguments.ts";
import { discardCatalog, loadCatalog } from "./catalog.ts";
import { keepRun } from "./history.ts";
import type { Commit, Machine } from "./machine.ts";
import { table } from "./report.ts";
import { openStage, type Stage } from "./stage.ts";

const asked = 200;
const mostApart = 0.1;

/** A question that must take as long for an address that has an account as for one that has none. */
interface Question {
  name: string;
  path: string;
  body: (email: string) => object;
  known: string;
}

const aiEmail = "answer-times@bench.test";
const wrong = "not-the-password-at-all";
const questions: readonly Question[] = [
  {
    name: "sign-in with a wrong password",
    path: "/api/login",
    body: (email) => ({ email, password: wrong }),
    known: "customer@demo.test",
  },
  {
    name: "forgotten password",
    path: "/api/password/forgot",
    body: (email) => ({ email }),
    known: "customer@demo.test",
  },
  {
    name: "AI design sign-in with a wrong password",
    path: "/api/AI/design",
    body: (email) => ({ action: "login", email, password: wrong }),
    known: aiEmail,
  },
  {
    name: "AI design forgotten password",
    path: "/api/AI/design",
    body: (email) => ({ action: "forgot", email }),
    known: aiEmail,
  },
];

/** Times the questions for known and unknown addresses in turns, prints the medians and keeps them. */
export async function measureAnswerTimes(options: Arguments, about: { machine: Machine; commit: Commit }) {
  const catalog = await loadCatalog(options.skus[0]!, options.data, options.port);
  const stage = await openStage(catalog, options.port);
  try {
    await stage.client.send("POST", "/api/AI/design", {
      body: { action: "register", name: "Kim", email: aiEmail, password: "copper-kettle-9", agree: true },
    });
    const figures = [];
    for (const question of questions) figures.push(await compare(stage, question));
    const rows = figures.map(({ name, known_ms, unknown_ms, apart }) => [
      name,
      known_ms.toFixed(2),
      unknown_ms.toFixed(2),
      `${(apart * 100).toFixed(1)} %`,
      apart < mostApart ? "met" : "MISSED",
    ]);
    const head = ["question", "known ms", "unknown ms", "apart", `< ${mostApart * 100} %`];
    console.log(`\n${table(head, rows, ["left", "right", "right", "right", "left"])}\n`);
    console.log(`Kept in ${keepRun("answer-times", about, { asked, figures })}`);
  } finally {
    await stage.close();
    if (!options.keep) discardCatalog(catalog);
  }
}

async function compare(stage: Stage, { name, path, body, known }: Question) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let count = -10; count < asked; count++) {
    // each comes first equally often, so that after-effects hit both
    const order = count % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const which of order) {
      const email = which === "known" ? known : `nobody-${count}@bench.test`;
      await stage.database.db.deleteFrom("attempt_counts").execute();
      const begun = performance.now();
      await stage.client.send("POST", path, { body: body(email) });
      // the first ones warm up
      if (count >= 0) times[which].push(performance.now() - begun);
    }
  }
  const [known_ms, unknown_ms] = [middle(times.known), middle(times.unknown)];
  return { name, known_ms, unknown_ms, apart: Math.abs(known_ms - unknown_ms) / unknown_ms };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
