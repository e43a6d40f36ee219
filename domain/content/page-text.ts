/**
 * A part of a text page; a plain string is a paragraph. In all texts `[words](/path)` is a link, and `{name}`,
 * `{provider}`, `{email}`, `{return_days}`, `{refund_days}`, `{cancel_minutes}` stand for what the settings say.
 */
export type TextBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  /** Terms with what they mean, in two columns. */
  | { facts: readonly (readonly [term: string, meaning: string])[] };

export interface TextSection {
  /** Part of the address: links to a section stay good for years, so it does not change with its title. */
  id: string;
  title: string;
  blocks: readonly TextBlock[];
}

export interface PageText {
  /** In the browser's tab, in the breadcrumb, and above the text. */
  title: string;
  /** In place of `title` above the text. */
  heading?: string;
  /** For search engines. */
  description: string;
  lead?: string;
  /** "May 3, 2021" */
  updated?: string;
  /** Whether sections are counted, so that one can refer to them. */
  isNumbered?: boolean;
  sections: readonly TextSection[];
}
