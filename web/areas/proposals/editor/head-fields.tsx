import { type ProposalView, proposalViews } from "../../../../contract/design/proposal-content.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { type Draft, withContent } from "./edit.ts";
import type { DraftState } from "./use-draft.ts";

/** A problem of the draft, by the name of its field. */
export type ProblemOf = (field: string) => string | undefined;

interface PartProps {
  draft: Draft;
  change: DraftState["change"];
  problemOf: ProblemOf;
}

/** Who it is for and what it is called. */
export function HeadFields({ draft, change, problemOf }: PartProps) {
  const { content } = draft;
  return (
    <div className="mt-6 grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label="Title"
        placeholder="Kitchen renovation"
        maxLength={120}
        value={content.title}
        error={problemOf("content.title")}
        onChange={(event) => change(withContent({ title: event.target.value }))}
      />
      <TextField
        label="Client's name"
        maxLength={120}
        autoComplete="off"
        value={draft.client_name}
        error={problemOf("client_name")}
        onChange={(event) => change((before) => ({ ...before, client_name: event.target.value }))}
      />
      <TextField
        label="Client's email"
        type="email"
        maxLength={200}
        autoComplete="off"
        value={draft.client_email}
        error={problemOf("client_email")}
        onChange={(event) => change((before) => ({ ...before, client_email: event.target.value.trim() }))}
      />
      <TextField
        label="Job name"
        optional
        maxLength={80}
        value={content.job_name}
        error={problemOf("content.job_name")}
        onChange={(event) => change(withContent({ job_name: event.target.value }))}
      />
      <TextField
        label="PO number"
        optional
        maxLength={40}
        value={content.po_number}
        error={problemOf("content.po_number")}
        onChange={(event) => change(withContent({ po_number: event.target.value }))}
      />
      <Select
        label="The client sees"
        value={content.view}
        onChange={(event) => change(withContent({ view: event.target.value as ProposalView }))}
        options={Object.entries(proposalViews).map(([value, text]) => ({ value, text }))}
        hint={viewHints[content.view]}
      />
      <TextField
        label="Prices valid until"
        type="date"
        value={content.valid_until}
        error={problemOf("content.valid_until")}
        onChange={(event) => change(withContent({ valid_until: event.target.value }))}
      />
      <TextArea
        className="sm:col-span-2"
        label="Introduction"
        optional
        rows={3}
        maxLength={4000}
        value={content.intro}
        error={problemOf("content.intro")}
        onChange={(event) => change(withContent({ intro: event.target.value }))}
      />
    </div>
  );
}

const viewHints: Record<ProposalView, string> = {
  itemized: "Every line with its price.",
  grouped: "Every line, and a price for each section.",
  lump_sum: "Every line, and one price for everything.",
  open_book: "Every line with your trade price and your markup.",
};

/** Where the products go. */
export function AddressFields({ draft, change, problemOf }: PartProps) {
  const { address } = draft.content;
  const set = (part: Partial<typeof address>) => change(withContent({ address: { ...address, ...part } }));
  return (
    <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-6">
      <TextField
        className="sm:col-span-4"
        label="Street"
        maxLength={120}
        autoComplete="off"
        value={address.street}
        error={problemOf("content.address.street")}
        onChange={(event) => set({ street: event.target.value })}
      />
      <TextField
        className="sm:col-span-2"
        label="Apartment"
        optional
        maxLength={60}
        value={address.apartment}
        error={problemOf("content.address.apartment")}
        onChange={(event) => set({ apartment: event.target.value })}
      />
      <TextField
        className="sm:col-span-2"
        label="City"
        maxLength={80}
        value={address.city}
        error={problemOf("content.address.city")}
        onChange={(event) => set({ city: event.target.value })}
      />
      <Select
        className="sm:col-span-2"
        label="State"
        placeholder="Choose"
        value={address.state}
        error={problemOf("content.address.state")}
        onChange={(event) => set({ state: event.target.value })}
        options={usStates.map(({ code, name }) => ({ value: code, text: name }))}
      />
      <TextField
        className="sm:col-span-2"
        label="ZIP code"
        inputMode="numeric"
        maxLength={10}
        value={address.zip_code}
        error={problemOf("content.address.zip_code")}
        onChange={(event) => set({ zip_code: event.target.value })}
      />
    </div>
  );
}
