/** Number of guesses (as a power of ten) below which a password is refused. */
const refusedBelow = 7.5;

export type Strength = "refused" | "fair" | "good" | "strong";

/** Adding a season or month to a year adds no secret. */
const usualWords =
  "spring summer autumn fall winter january february march april may june july august september october november december showroom".split(
    " ",
  );

/** Longer ones are no easier to guess than their beginning, and estimating takes a long time. */
const looksAt = 32;

/**
 * How hard a password is to guess for somebody who tries the passwords that leaked most often, words, dates,
 * keyboard rows, repetitions and the usual replacements of letters first. Nothing leaves the machine: the list
 * of some 50,000 passwords comes along, and loads with the first call.
 * @param ownWords what is known of the person and the shop: name, address, the shop's name
 */
export async function passwordStrength(password: string, ownWords: readonly string[]): Promise<Strength> {
  estimator ??= loadEstimator();
  const { check } = await estimator;
  const known = ownWords
    .flatMap((word) => [word, ...word.split(/[\s@.+_-]+/)])
    .filter((word) => word.length > 2);
  const { guessesLog10 } = check(password.slice(0, looksAt), [...usualWords, ...known]);
  if (guessesLog10 < refusedBelow) return "refused";
  if (guessesLog10 < 9) return "fair";
  return guessesLog10 < 11 ? "good" : "strong";
}

type Estimator = { check(password: string, ownWords: string[]): { guessesLog10: number } };
let estimator: Promise<Estimator> | undefined;

async function loadEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
  return { check: (password, ownWords) => zxcvbn.check(password, ownWords) };
}
