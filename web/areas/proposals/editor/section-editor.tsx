import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PricedProposalLine } from "../../../../contract/design/managed-proposals.ts";
import { mostInProposal, type ProposalSection } from "../../../../contract/design/proposal-content.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { useProductSearch } from "../../../kit/product/product-search.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  addLine,
  changeSection,
  moveSection,
  noteLine,
  ownLine,
  productLine,
  removeSection,
} from "./edit.ts";
import { LineRow } from "./line-row.tsx";
import type { DraftState } from "./use-draft.ts";

/** A section with its lines, and what can be added to it. */
export function SectionEditor({
  section,
  lines,
  change,
  vsd_id,
}: {
  section: ProposalSection;
  lines: ReadonlyMap<string, PricedProposalLine>;
  change: DraftState["change"];
  vsd_id: string;
}) {
  const name = section.title || "the section";
  return (
    <section className="mt-10" aria-label={section.title || "Section"}>
      <div className="flex items-end gap-2 border-ink border-b pb-3">
        <TextField
          className="grow"
          label="Section"
          placeholder="Kitchen floor"
          maxLength={120}
          value={section.title}
          onChange={(event) => change(changeSection(section.id, { title: event.target.value }))}
        />
        <IconButton label={`Move ${name} up`} onClick={() => change(moveSection(section.id, -1))}>
          <ArrowUp aria-hidden size={18} />
        </IconButton>
        <IconButton label={`Move ${name} down`} onClick={() => change(moveSection(section.id, 1))}>
          <ArrowDown aria-hidden size={18} />
        </IconButton>
        {section.lines.length === 0 && (
          <IconButton label={`Remove ${name}`} onClick={() => change(removeSection(section.id))}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        )}
      </div>
      <ul>
        {section.lines.map((line) => (
          <LineRow key={line.id} line={line} priced={lines.get(line.id)} change={change} />
        ))}
      </ul>
      {section.lines.length < mostInProposal.lines ? (
        <Add section={section.id} change={change} vsd_id={vsd_id} />
      ) : (
        <p className="mt-3 text-graphite text-sm">
          {`A section has at most ${mostInProposal.lines} lines. Add another section for more.`}
        </p>
      )}
    </section>
  );
}

function Add({ section, change, vsd_id }: { section: string; change: DraftState["change"]; vsd_id: string }) {
  const [text, setText] = useState("");
  const found = useProductSearch(text, vsd_id, 6);
  return (
    <div className="mt-3">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label="Add a product"
          type="search"
          autoComplete="off"
          placeholder="Name or SKU"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => change(addLine(section, ownLine()))}>
            Add labor
          </Button>
          <Button variant="quiet" onClick={() => change(addLine(section, noteLine()))}>
            Add a note
          </Button>
        </div>
      </div>
      {found && (
        <ul aria-label="Products found" className="mt-2 divide-y divide-hairline border-hairline border-y">
          {found.products.length === 0 && <li className="py-3 text-graphite">No matching products.</li>}
          {found.products.map((card) => (
            <li key={card.hash}>
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 py-1 text-left hover:bg-sunk"
                onClick={() => {
                  setText("");
                  change(addLine(section, productLine(card.sku, Math.max(1, card.minimum_unit))));
                }}
              >
                <span className="size-11 shrink-0 overflow-hidden bg-hairline">
                  {card.image && <Picture picture={card.image} alt="" cover sizes="44px" />}
                </span>
                <span className="min-w-0 grow">
                  <span className="block truncate font-medium">{card.name}</span>
                  <span className="code block truncate text-graphite text-sm">{card.sku}</span>
                </span>
                <span className="figures shrink-0 pr-1">{formatUnitUsd(card.price, card.unit)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
