// Who may import what; the picture is in ARCHITECTURE.md. Tests may import anything of the product.

const test = "\\.test\\.tsx?$|\\.test-support\\.ts$|^tests/";

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
/** @param {string} path @param {string} [except] */
const code = (path, except) => ({ path, pathNot: except ? `${test}|${except}` : test });
const valueOnly = { dependencyTypesNot: ["type-only"] };

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    never("no-circles", "A circle has no beginning to understand it from.", {}, { circular: true }),
    never(
      "nothing-unresolvable",
      "The file or package does not exist.",
      { pathNot: "\\.css$" },
      { couldNotResolve: true, pathNot: "^virtual:|\\+types/" },
    ),

    never(
      "contract-imports-zod-only",
      "The contract is what both sides agree on; it depends on neither.",
      code("^contract/"),
      { pathNot: "^contract/|^node_modules/zod/" },
    ),
    never("client-stands-alone", "Systems of vendors and pros take it without the rest.", code("^client/"), {
      pathNot: "^client/|^node_modules/standardwebhooks/",
    }),
    never("domain-stays-pure", "The product's rules run on server and in browser alike.", code("^domain/"), {
      pathNot: "^(domain|contract|content|node_modules)/",
    }),
    never(
      "domain-takes-data-of-the-content",
      "Schemas (and zod) are for the check; the rules, which the storefront bundles, read the data only.",
      code("^(domain|server|web)/"),
      { path: "^content/(schemas/|kinds)", ...valueOnly },
    ),
    never(
      "content-is-data",
      "Texts and tables know nothing of the code that reads them; their schemas know zod.",
      code("^content/"),
      { pathNot: "^content/|^node_modules/zod/" },
    ),
    never(
      "domain-takes-types-of-the-contract",
      "Schemas (and zod) stay out of the rules, which the storefront bundles.",
      code("^domain/"),
      { path: "^contract/", ...valueOnly },
    ),
    never(
      "zod-in-contract-and-config",
      "Input is checked where it enters, by the contract; zod stays out of the storefront's bundles.",
      code(
        "^(domain|server|web|demo)/",
        "^demo/data/|^server/config(/(providers|language-model))?\\.ts$|^server/http/field-errors\\.ts$|^server/http/openapi/",
      ),
      { path: "^node_modules/zod/", ...valueOnly },
    ),

    never("web-knows-contract-and-domain", "Pages take their data from the API.", code("^web/"), {
      path: "^(server|db|demo|bench|scripts|tests)/",
    }),
    never(
      "web-runs-in-browsers",
      "Node's modules exist only on the server.",
      code("^web/", "\\.server\\.tsx?$|\\.build\\.ts$"),
      { dependencyTypes: ["core"] },
    ),
    never(
      "server-knows-contract-and-domain",
      "The server answers pages through web-host.ts, which loads what was built. Stills show the viewer's own room.",
      code("^server/", "^server/start/|^server/domains/design/stills/stills\\.child\\.ts$"),
      { path: "^(web|demo|bench|scripts|tests)/" },
    ),
    never(
      "stills-take-the-room-only",
      "The child that takes pictures of designs needs the room's scene and light, and no page.",
      code("^server/domains/design/stills/stills\\.child\\.ts$"),
      {
        path: "^web/(?!kit/room/still/take-still\\.ts$|kit/room/scene/saved-views\\.ts$|kit/room/viewer/surfaces/pack-maps\\.ts$)",
      },
    ),
    never(
      "demo-is-loaded-by-the-start-command",
      "The product does not depend on its demo marketplace.",
      code("^(contract|content|domain|server|web|db)/", "^server/start/load-demo\\.ts$"),
      { path: "^demo/" },
    ),
    never(
      "tests-are-imported-by-tests",
      "The product does not depend on its tests.",
      code("^(contract|content|domain|server|web|db|demo)/"),
      { path: "^tests/|\\.test\\.tsx?$|\\.test-support\\.ts$" },
    ),

    never(
      "domains-meet-at-their-index",
      "A domain offers what its index.ts exports, and nothing else.",
      code("^server/domains/([^/]+/[^/]+)/"),
      {
        path: "^server/domains/([^/]+/[^/]+)/",
        pathNot: "^server/domains/$1/|^server/domains/[^/]+/[^/]+/index\\.ts$",
      },
    ),
    never(
      "domains-are-entered-at-their-index",
      "The rest of the server and the demo see the index.ts only.",
      code("^(server|demo|bench|scripts)/", "^server/domains/"),
      { path: "^server/domains/", pathNot: "^server/domains/[^/]+/[^/]+/index\\.ts$" },
    ),
    never(
      "platform-knows-no-domain",
      "Ports and adapters serve every domain alike.",
      code("^server/platform/"),
      { path: "^server/(domains|start)/|^server/(app|http/serve|domains)\\.ts$" },
    ),
    never(
      "pictures-are-drawn-by-children",
      "Decoders crash, hang and take memory: they run in child processes that can be killed (platform/pictures.ts).",
      code("^(contract|domain|server)/|^demo/load", "\\.child\\.ts$"),
      { path: "^node_modules/(sharp|@img)/", ...valueOnly },
    ),
    never(
      "children-are-started-not-imported",
      "A pool starts them by their address; imported, they would work in the server's own process.",
      {},
      { path: "\\.child\\.ts$", ...valueOnly },
    ),
    never(
      "domains-do-not-start",
      "The start command puts the parts together.",
      code("^server/(domains/|http/|[^/]+\\.ts$)", "^server/main\\.ts$"),
      { path: "^server/start/" },
    ),

    never(
      "routes-are-not-imported-by-siblings",
      "A story with a second caller moves to a flow.",
      code("^server/domains/", "/index\\.ts$"),
      { path: "\\.routes\\.ts$" },
    ),
    never("flows-know-no-routes", "A flow does not know who asked.", code("\\.flow\\.ts$"), {
      path: "\\.routes\\.ts$|^server/(app|http/serve)\\.ts$",
    }),
    never(
      "stores-hold-sql-only",
      "A store takes a database and holds SQL; it decides nothing and tells no story.",
      code("\\.store\\.ts$"),
      { path: "\\.(routes|flow)\\.ts$|^server/(app|http/serve)\\.ts$" },
    ),
    // deriving a link's secret from a given key is arithmetic
    never("rules-are-pure", "Rules decide from what they are given.", code("\\.rules\\.ts$"), {
      path: "\\.(routes|flow|store)\\.ts$|^server/platform/(?!secret-keys)|^server/(app|http/serve)\\.ts$",
      ...valueOnly,
    }),
    never(
      "sql-in-stores",
      "SQL stands in *.store.ts, where its indexes and its reader can be found.",
      code("^(server|demo)/", "\\.store\\.ts$|^server/platform/"),
      { path: "^node_modules/(kysely|postgres)/", ...valueOnly },
    ),

    never(
      "ui-knows-no-domain",
      "web/ui holds components without words of the trade; a clock has none.",
      code("^web/ui/"),
      { path: "^(contract|domain)/(?!days/clock\\.ts)|^web/(?!ui/)", ...valueOnly },
    ),
    never(
      "areas-do-not-import-each-other",
      "What two areas share belongs into web/kit.",
      code("^web/areas/([^/]+)/"),
      { path: "^web/", pathNot: "^web/(areas/$1|kit|ui|client)/" },
    ),
    never("kit-knows-no-area", "Areas are made of it.", code("^web/kit/"), {
      path: "^web/",
      pathNot: "^web/(kit|ui|client)/",
    }),
    never(
      "client-shows-nothing",
      "Calls and the session have no components; a failed call shows a toast.",
      code("^web/client/"),
      { path: "^web/", pathNot: "^web/client/|^web/ui/toast\\.ts$" },
    ),
    never(
      "pages-are-imported-by-the-routes",
      "A page is reached by its address; what two pages share has a file of its own.",
      code("^(web|server)/", "^web/routes\\.ts$"),
      { path: "\\.page\\.tsx$" },
    ),
    never(
      "room-scene-is-pure",
      "The scene is state; viewer and editor show and change it.",
      code("^web/kit/room/scene/"),
      { path: "^web/kit/room/viewer/|^web/areas/room/|^node_modules/(three|@react-three)/" },
    ),
    never(
      "room-viewer-knows-no-editor",
      "Editor over viewer over scene.",
      code("^web/kit/room/(viewer|items)/"),
      { path: "^web/areas/room/" },
    ),
    never("room-editor-knows-no-pages", "Pages over editor over viewer.", code("^web/areas/room/editor/"), {
      path: "^web/areas/room/(pages|guest)/",
    }),
    never(
      "three-dimensions-in-the-room",
      "three.js loads only where there is something to turn.",
      code("^(web|server|domain|contract)/", "^web/kit/room/"),
      { path: "^node_modules/(three|@react-three)/" },
    ),

    never(
      "demo-uses-what-domains-offer",
      "The demo marketplace is made of domains' own functions, and of the room's models for its photographs.",
      code("^demo/", "^demo/(fixtures|rooms/(studio|take-pictures|take-landing-room))"),
      {
        path: "^(web|bench|scripts|tests)/|^server/(?!domains/[^/]+/[^/]+/index\\.ts$|platform/|http/failure\\.ts$|config\\.ts$)",
      },
    ),
    never(
      "studio-photographs-the-rooms-items",
      "Of the web only the room: its items, its view and the way both are lit.",
      code("^demo/"),
      { path: "^web/", pathNot: "^web/kit/room/" },
    ),

    never(
      "tools-stay-out-of-the-server",
      "A server without development packages starts.",
      code("^(server|contract|domain|db)/", "^server/http/web-host\\.ts$"),
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
    never(
      "packages-are-listed",
      "A package that is only there because another one needs it may go any day.",
      code("^(server|contract|domain|db|web|demo)/"),
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(web/(build|\\.build-[a-z]+)|data|\\.react-router)/|\\+types/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
