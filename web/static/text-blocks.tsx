import { Fragment } from "react";
import { Link } from "react-router";
import { fillText, linkedPieces } from "./fill-text.ts";
import type { TextBlock } from "./page-text.ts";

type Settings = Parameters<typeof fillText>[1];

/** The parts of a text one below the other; stands inside `prose`. */
export function TextBlocks({ blocks, settings }: { blocks: readonly TextBlock[]; settings: Settings }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} settings={settings} />);
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
  const items = ("list" in block ? block.list : block.steps).map((text) => (
    <li key={text}>
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
      {facts.map(([term, meaning]) => (
        <div key={term} className="grid gap-x-6 border-hairline border-t py-3 sm:grid-cols-[12rem_1fr]">
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
  return linkedPieces(fillText(text, settings)).map((piece) => {
    if (typeof piece === "string") return <Fragment key={piece}>{piece}</Fragment>;
    const { words, address } = piece;
    return address.startsWith("/") ? (
      <Link key={words + address} to={address}>
        {words}
      </Link>
    ) : (
      <a key={words + address} href={address}>
        {words}
      </a>
    );
  });
}
