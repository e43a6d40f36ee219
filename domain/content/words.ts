/** One of a piece's fixed texts: plain words, without marks. */
export interface WordField {
  id: string;
  /** The heading above it in the editor. */
  group: string;
  label: string;
  /** What is shown while no admin has changed it. */
  text: string;
  /** Characters, at most. */
  most: number;
  /** Lines of its field; with one, it stays on one line. */
  rows: number;
  isOptional?: boolean;
  /** What it may name in braces; any text may name what the settings say, unless this says otherwise. */
  placeholders?: readonly string[];
  /** What it has to name. */
  needs?: readonly string[];
  hint?: string;
}

export interface Word {
  id: string;
  text: string;
}

/** A piece's texts in the order of its fields; a field that `words` does not know has the text it came with. */
export function allWords(fields: readonly WordField[], words: readonly Word[] = []): Word[] {
  const known = new Map(words.map(({ id, text }) => [id, text]));
  return fields.map(({ id, text }) => ({ id, text: known.get(id) ?? text }));
}

/** What is wrong with a piece's texts, by field of the value, such as "texts.2.text". */
export function wordProblems(fields: readonly WordField[], words: readonly Word[]): [string, string][] {
  if (words.length !== fields.length || words.some(({ id }, at) => id !== fields[at]?.id)) {
    return [["texts", "Send each text of this piece once, in their order."]];
  }
  return fields.flatMap((field, at): [string, string][] => {
    const problem = wordProblem(field, words[at]!.text);
    return problem ? [[`texts.${at}.text`, problem]] : [];
  });
}

function wordProblem(field: WordField, text: string): string | undefined {
  const { label, most, rows, isOptional, placeholders = [], needs = [] } = field;
  if (!text && !isOptional) return `${label} can't be empty.`;
  if (text.length > most) return `${label} has room for ${most.toLocaleString("en-US")} characters.`;
  if (rows === 1 && /[\r\n]/.test(text)) return `${label} has to stay on one line.`;
  const named = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = ""]) => name);
  const unknown = named.find((name) => !placeholders.includes(name));
  if (unknown !== undefined) {
    const known = placeholders.map((name) => `{${name}}`).join(", ");
    return `{${unknown}} is not a placeholder here. Use ${known}.`;
  }
  const missing = needs.find((name) => !named.includes(name));
  if (missing) return `${label} needs the placeholder {${missing}}.`;
}
