/** One instruction of a Dockerfile, such as COPY with what follows it. */
export interface Instruction {
  name: string;
  text: string;
}

export interface Stage {
  name: string;
  instructions: readonly Instruction[];
}

/** The stages of a Dockerfile in their order; the last one, which is the image, has the name "image". */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = "", text = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === "FROM") stages.push({ name: / AS (\w+)$/.exec(text)?.[1] ?? "image", instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/**
 * Which files of a folder a build gets to see. Knows names from the folder's root and `**` with an ending, which is what
 * our .dockerignore has; throws for anything else.
 */
export function contextFiles(files: readonly string[], dockerignore: string): string[] {
  const patterns = dockerignore.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const tests = patterns.map((pattern) => {
    const [, star, rest = ""] = /^(\*\*\/)?(\*?[\w./-]+)$/.exec(pattern) ?? [];
    if (rest === "") throw new Error(`.dockerignore: "${pattern}" is a form that the replay does not know`);
    if (star)
      return (file: string) =>
        rest.startsWith("*") ? file.endsWith(rest.slice(1)) : `/${file}`.endsWith(`/${rest}`);
    return (file: string) => file === rest || file.startsWith(`${rest}/`);
  });
  return files.filter((file) => !tests.some((ignores) => ignores(file)));
}
