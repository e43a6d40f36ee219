import { useState } from "react";
import { useNavigate } from "react-router";
import type { SelectionOption } from "../../../../contract/design/selections.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { badAmount } from "../../../kit/projects/amounts.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { ChooseProduct } from "./choose-product.tsx";
import { DetailFields, PlaceField } from "./proposal-fields.tsx";
import { ProposedOptions } from "./proposed-options.tsx";
import { detailsOf, type Proposing } from "./proposing.ts";
import type { DraftOption } from "./use-priced-draft.ts";

const hashIn = (path: string): string => path.split("/")[2] ?? "";
const draftOf = ({ sku, path, note, qty }: SelectionOption): DraftOption => ({
  sku,
  hash: hashIn(path),
  note,
  qty,
});

/** Which place, what it may cost and until when, and the options with their prices as the client sees them. */
export function ProposeForm(proposing: Proposing) {
  const { board, places, selection } = proposing;
  const navigate = useNavigate();
  const { form, errors, setErrors, problem, isSending, send } = useApiForm();
  const [at, setAt] = useState(0);
  const [options, setOptions] = useState<DraftOption[]>(selection?.options.map(draftOf) ?? []);
  const [isChoosing, setChoosing] = useState(false);
  const { project } = board;
  const isChange = selection?.status === "approved" || selection?.status === "change_requested";
  const { about, target, room_kind } = subjectOf(proposing, at);
  const save = async () => {
    const texts = textsOf(form.current!);
    const details = detailsOf(texts, options, about.surface === null);
    if (!details) return setErrors({ allowance: [badAmount] });
    const reply = await send(() => sendProposal(proposing, about, details, texts.reason ?? ""));
    if (!reply) return;
    showToast(
      "success",
      isChange ? "Sent. The client can now sign the change." : (reply.message ?? "Saved."),
    );
    await navigate(`/account/selections/${project.id}`);
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-6 grid max-w-4xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem && <FormNote>{problem}</FormNote>}
      {selection ? (
        <p className="text-graphite">{`For ${selection.place}`}</p>
      ) : (
        <PlaceField places={places} at={at} errors={errors} onChange={setAt} />
      )}
      <DetailFields selection={selection} places={places} at={at} isChange={isChange} errors={errors} />
      <ProposedOptions
        project={project.id}
        showroom={project.showroom.id}
        about={about}
        options={options}
        errors={errors}
        onChange={setOptions}
        onAdd={() => setChoosing(true)}
      />
      <div className="flex flex-wrap gap-3 border-hairline border-t pt-5">
        <Button type="submit" pending={isSending}>
          {isChange ? "Send the change" : selection ? "Save and notify client" : "Propose to the client"}
        </Button>
      </div>
      {isChoosing && (
        <ChooseProduct
          showroom={project.showroom.id}
          target={target}
          room={room_kind}
          taken={options.map(({ sku }) => sku)}
          onClose={() => setChoosing(false)}
          onChoose={({ sku, hash }) => {
            setOptions([...options, { sku, hash, note: "", qty: null, key: crypto.randomUUID() }]);
            setChoosing(false);
          }}
        />
      )}
    </form>
  );
}

interface About {
  room: string | null;
  surface: string | null;
  line: string | null;
}

/** What the selection is about, and which products suit it; `at` is the place chosen for a new one. */
function subjectOf(
  { places, selection }: Proposing,
  at: number,
): { about: About; target: string; room_kind: string } {
  const about = selection
    ? { room: selection.room?.id ?? null, surface: selection.surface, line: selection.line }
    : {
        room: places[at]?.room ?? null,
        surface: places[at]?.surface ?? null,
        line: places[at]?.line ?? null,
      };
  const place = places.find(
    ({ room, surface, line }) => room === about.room && surface === about.surface && line === about.line,
  );
  const target = place?.target ?? about.surface?.split(":")[0] ?? "";
  return { about, target, room_kind: place?.room_kind ?? "" };
}

/** Changes the selection, or proposes a new one. */
async function sendProposal(
  { board, selection }: Proposing,
  about: About,
  details: NonNullable<ReturnType<typeof detailsOf>>,
  reason: string,
) {
  return selection
    ? await api("PUT /api/selections/{id}", {
        params: { id: selection.id },
        body: { ...details, version: selection.version, reason },
        feedback: "none",
      })
    : await api("POST /api/projects/{id}/selections", {
        params: { id: board.project.id },
        body: { ...details, ...about },
        feedback: "none",
      });
}
