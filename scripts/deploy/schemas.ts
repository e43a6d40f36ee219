import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";

/**
 * A folder with Kubernetes' own JSON schemas, from the Python package kubernetes-validate. Their references are to a
 * server that is not there, so they are written again with references to this folder.
 */
export function kubernetesSchemas(work: string, version: string): string {
  const target = join(work, "kubernetes");
  if (existsSync(target)) return target;
  const source = join(schemasOfPackage(), `v${version}-local-strict`);
  mkdirSync(target);
  const definitions = `file://${target}/_definitions.json`;
  for (const name of readdirSync(source).filter((each) => each.endsWith(".json"))) {
    const text = readFileSync(join(source, name), "utf8");
    writeFileSync(join(target, name), text.replaceAll("/api/_definitions.json", definitions));
  }
  return target;
}

/** The program's own Python knows where its package is; its first line names that Python, unless it only leads to one. */
function schemasOfPackage(): string {
  const program = execFileSync("sh", ["-c", "command -v kubernetes-validate"], { encoding: "utf8" }).trim();
  const python = /^#!(\S+python\S*)/.exec(readFileSync(program, "utf8"))?.[1] ?? "python3";
  const where = "import kubernetes_validate; print(kubernetes_validate.__path__[0])";
  const folder = execFileSync(python, ["-c", where], { encoding: "utf8" }).trim();
  return join(folder, "kubernetes-json-schema");
}

type Schema = { [key: string]: unknown };

interface Crd {
  kind: string;
  spec: {
    group: string;
    names: { kind: string };
    versions: { name: string; schema?: { openAPIV3Schema?: Schema } }[];
  };
}

/** A folder with the JSON schemas of the custom resources that are defined in YAML files below some folders. */
export function crdSchemas(work: string, folders: readonly string[]): string {
  const target = join(work, "crds");
  mkdirSync(target, { recursive: true });
  for (const file of folders.flatMap(yamlFilesOf)) {
    for (const document of parseAllDocuments(readFileSync(file, "utf8"))) {
      const crd = document.toJS() as Crd | null;
      if (crd?.kind === "CustomResourceDefinition") writeSchemas(target, crd);
    }
  }
  return target;
}

function writeSchemas(target: string, { spec }: Crd): void {
  for (const { name, schema } of spec.versions) {
    if (!schema?.openAPIV3Schema) continue;
    // the name under which kubeconform looks for it
    const file = `${spec.names.kind}-${spec.group.split(".")[0]}-${name}.json`.toLowerCase();
    writeFileSync(join(target, file), JSON.stringify(strict(schema.openAPIV3Schema)));
  }
}

/** Refuses unknown fields, as the server does. The fields that every resource has are the server's matter. */
function strict(schema: Schema): Schema {
  const entries = Object.entries(schema).map(([key, value]) => [key, strictPart(key, value)]);
  const all: Schema = Object.fromEntries(entries);
  const isOpen = schema["x-kubernetes-preserve-unknown-fields"] || "additionalProperties" in schema;
  return schema.properties && !isOpen ? { ...all, additionalProperties: false } : all;
}

function strictPart(key: string, value: unknown): unknown {
  if (key === "properties") {
    const properties = Object.entries(value as Record<string, Schema>);
    return Object.fromEntries(properties.map(([name, schema]) => [name, strict(schema)]));
  }
  return key === "items" || key === "additionalProperties"
    ? typeof value === "object" && value !== null
      ? strict(value as Schema)
      : value
    : value;
}

const yamlFilesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(folder, name));
