import { defineConfig } from "vitest/config";
import { inLanguage } from "./web/app/languages/language.build.ts";

/** Rules need no database; these run first and without one. */
const unit = [
  "{contract,content,domain,web,demo,scripts}/**/*.test.ts",
  "server/**/*.rules.test.ts",
  "server/{config,http/list-form,platform/cache/memory-cache}.test.ts",
  "server/{pdf,start,platform/files,platform/opensearch}/*.test.ts",
  "tests/{architecture,button-order,cookies-policy,days,documents,edits,interface-words,laid-as-counted,mails-in-spanish,messages,room-edits,room-together,tables,unit-prices,written-words}.test.ts",
];

/** These read what only Vite can load: fonts, `import.meta.env`. */
const bundled = [
  "web/app/first-load/page-stream.server.test.ts",
  "web/client/shop-href.test.ts",
  "web/app/shells/storefront/suggestion-list.test.ts",
];

/** These start servers of their own, some of them hundreds of clients, and come last, one at a time. */
const withServers = ["tests/{chat,kills,money-kills,roles,start,stream,stripe-checkout,watchdog}.test.ts"];

/** Words of Spanish pages, which these read as the Spanish build does. */
const inSpanish = ["{contract,domain,web}/**/*.es.test.ts"];

const never = ["**/node_modules/**", "**/build/**", "data/**"];

// Node reads TypeScript by itself, and files one after the other in the same process share what they import: loading
// the whole server anew for each file took longer than the tests themselves. So a test leaves nothing behind in a
// module: no replaced function, no state of its own.
const inNode = { isolate: false, experimental: { viteModuleRunner: false } };

const withDatabase = { globalSetup: "tests/support/database.setup.ts", ...inNode };

export default defineConfig({
  test: {
    // beside the journeys, in `npm test`, everything takes several times as long
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: { name: "unit", include: unit, exclude: [...never, ...bundled, ...inSpanish], ...inNode },
      },
      { extends: true, test: { name: "unit, bundled", include: bundled, exclude: never } },
      {
        extends: true,
        plugins: [inLanguage("es")],
        test: { name: "unit, in Spanish", include: inSpanish, exclude: never },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["{server,db,tests}/**/*.test.ts"],
          exclude: [...never, ...unit, ...withServers],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: "api, with servers",
          include: withServers,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          ...withDatabase,
        },
      },
    ],
  },
});
