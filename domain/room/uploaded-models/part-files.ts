/** A file that a glTF file names and that was not given with it. */
export class MissingPart extends Error {
  readonly part: string;
  constructor(part: string) {
    super(`${part} is missing`);
    this.part = part;
  }
}

/** A name that fits several files, or one file that several names fit. */
export class AmbiguousPart extends Error {
  readonly part: string;
  constructor(part: string) {
    super(`${part} can be several files`);
    this.part = part;
  }
}

interface Part {
  path: string;
  bytes: Uint8Array;
}

/**
 * Finds the files that a glTF file names: by their path, else by their name. Systems differ in how they write a path
 * (slashes, capitals, accents, percent-encoding), so a path that says the same is the same.
 */
export class PartFiles {
  readonly #parts: Part[];
  readonly #folder: string[];
  /** What was found by its name alone, with the path that was asked for. */
  readonly #byName = new Map<Part, string>();

  /** @param path of the glTF file; its names start from its folder */
  constructor(parts: ReadonlyMap<string, Uint8Array>, path: string) {
    this.#parts = Array.from(parts, ([at, bytes]) => ({ path: at, bytes }));
    this.#folder = segmentsOf(path).slice(0, -1);
  }

  /** Throws MissingPart and AmbiguousPart. */
  find(uri: string): Uint8Array {
    const wanted = [uri, decoded(uri)].map((text) => resolved([...this.#folder, ...segmentsOf(text)]));
    const found =
      wanted
        .map((path) => this.#parts.find((part) => resolved(segmentsOf(part.path)) === path))
        .find(Boolean) ??
      this.#only(wanted.flatMap((path) => this.#parts.filter((part) => folded(part.path) === folded(path))));
    return (found ?? this.#named(wanted.at(-1)!)).bytes;
  }

  /** The one file found, or the one spelled exactly as asked; undefined if several differ only in capitals. */
  #only(found: readonly Part[]): Part | undefined {
    return new Set(found).size === 1 ? found[0] : undefined;
  }

  /** The file of this name that has most of its folders in common with the path. */
  #named(path: string): Part {
    const name = path.split("/").at(-1) ?? "";
    const named = this.#parts.filter((part) => nameOf(folded(part.path)) === folded(name));
    if (named.length === 0) throw new MissingPart(name || "a file");
    const most = Math.max(...named.map((part) => sharedEnd(part.path, path)));
    const nearest = named.filter((part) => sharedEnd(part.path, path) === most);
    const [part] = nearest;
    if (!part || nearest.length > 1) throw new AmbiguousPart(name);
    const earlier = this.#byName.get(part);
    if (earlier !== undefined && earlier !== folded(path)) throw new AmbiguousPart(name);
    this.#byName.set(part, folded(path));
    return part;
  }
}

const segmentsOf = (path: string): string[] => path.split(/[/\\]+/);

/** Without `.` and `..`; those that lead out of everything are dropped. */
function resolved(segments: readonly string[]): string {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== "." && segment !== "") kept.push(segment);
  }
  return kept.join("/");
}

/** macOS takes accents apart, Windows ignores capitals. */
const folded = (path: string): string => resolved(segmentsOf(path)).normalize("NFC").toLowerCase();

const nameOf = (path: string): string => path.split("/").at(-1) ?? "";

function sharedEnd(a: string, b: string): number {
  const [one, other] = [folded(a).split("/").reverse(), folded(b).split("/").reverse()];
  const differs = one.findIndex((segment, at) => segment !== other[at]);
  return differs < 0 ? one.length : differs;
}

/** Decodes what can be decoded; a plain percent sign stays one. */
const decoded = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
