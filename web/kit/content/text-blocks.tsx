import { Fragment } from "react";
import { Link } from "react-router";
import type { TextBlock } from "../../../domain/content/page-text.ts";
import { fillText, linkedPieces } from "./fill-text.ts";

type Settings = Parameters<typeof fillText>[1];

/** What is written twice in one text is there twice. */
const keyOf = (text: string, at: number) => `${at} ${text}`;

/** The parts of a text one below the other; stands inside `prose`. */
export function TextBlocks({ blocks, settings }: { blocks: readonly TextBlock[]; settings: Settings }) {
  return blocks.map((block, at) => (
    <Block key={keyOf(JSON.stringify(block), at)} block={block} settings={settings} />
  ));
}

function Block({ block, settings }: { block: TextBlock; settings: Settings }) {
  if (typeof block === "string") {
    return (
      <p>
        <LinkedText text={block} settings={settings} />
      </p>
    );
  }
  if ("facts" in block) return <Facts facts={block.facts} settings={settings} />;
  const items = ("list" in block ? block.list : block.steps).map((text, at) => (
    <li key={keyOf(text, at)}>
      <LinkedText text={text} settings={settings} />
    </li>
  ));
  return "list" in block ? <ul>{items}</ul> : <ol>{items}</ol>;
}

function Facts({
  facts,
  settings,
}: {
  facts: readonly (readonly [term: string, meaning: string])[];
  settings: Settings;
}) {
  return (
    <dl className="border-hairline border-b">
      {facts.map(([term, meaning], at) => (
        <div
          key={keyOf(term, at)}
          className="grid gap-x-6 border-hairline border-t py-3 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="font-medium">{fillText(term, settings)}</dt>
          <dd>
            <LinkedText text={meaning} settings={settings} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A text with its links and with what the settings say. */
export function LinkedText({ text, settings }: { text: string; settings: Settings }) {
  return linkedPieces(fillText(text, settings)).map((piece, at) => {
    if (typeof piece === "string") return <Fragment key={keyOf(piece, at)}>{piece}</Fragment>;
    if ("bold" in piece) return <strong key={keyOf(piece.bold, at)}>{piece.bold}</strong>;
    const { words, address } = piece;
    return address.startsWith("/") ? (
      <Link key={keyOf(words, at)} to={address}>
        {words}
      </Link>
    ) : (
      <a key={keyOf(words, at)} href={address}>
        {words}
      </a>
    );
  });
}
