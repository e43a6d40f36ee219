import { useState } from "react";
import { useNavigate } from "react-router";
import type { ManagedBrand } from "../../../../contract/catalog/managed-brands.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { plural } from "../../../ui/format.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Finds the brand that takes another one's products, says what happens, and merges the two. */
export function MergeBrand({ brand, onClose }: { brand: ManagedBrand; onClose: () => void }) {
  const { id, version, name, products } = brand;
  const navigate = useNavigate();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const [found, setFound] = useState<readonly ManagedBrand[]>();
  const [into, setInto] = useState("");
  const look = async () => {
    const q = textsOf(form.current!).q ?? "";
    const reply = await send(() =>
      api("GET /api/admin/brands", { query: { q: q || undefined, per_page: 10 }, feedback: "none" }),
    );
    if (!reply) return;
    setInto("");
    setFound(reply.data.data.filter((one) => one.id !== id));
  };
  const merge = async () => {
    const reply = await send(() =>
      api("POST /api/admin/brands/{id}/merge", {
        params: { id },
        body: { version, into: Number(into) },
        feedback: "none",
      }),
    );
    if (!reply) return;
    if (reply.message) showToast("success", reply.message);
    await navigate(`/account/admin/brands/${reply.data.id}`);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Merge ${name} into another brand`}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button variant="danger" disabled={!into} pending={isSending} onClick={() => void merge()}>
              Merge brands
            </Button>
          }
        />
      }
    >
      <p>
        {`${products > 0 ? `We move its ${plural(products, "product")} to the other brand and delete ${name}.` : `We delete ${name}.`} Links and price lists with this name will use the other brand. You can't undo this.`}
      </p>
      <form
        ref={form}
        noValidate
        className="mt-5 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <TextField label="Find the other brand" name="q" type="search" className="min-w-52 grow" />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {refusal && <FormNote>{errors.into?.[0] ?? refusal.message}</FormNote>}
      {found && found.length === 0 && <p className="mt-5 text-graphite">No other brand matches.</p>}
      {found && found.length > 0 && (
        <RadioGroup
          className="mt-5"
          legend="Merge into"
          name="into"
          value={into}
          onChange={setInto}
          options={found.map((one) => ({
            value: String(one.id),
            label: one.name,
            detail: plural(one.products, "product"),
          }))}
        />
      )}
    </Dialog>
  );
}
