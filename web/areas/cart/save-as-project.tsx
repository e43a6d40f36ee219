import { useState } from "react";
import { useNavigate } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** Saves a copy of the cart as a project; the cart itself stays. */
export default function SaveAsProject({ cart }: { cart: Project }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const form = useApiForm();
  const save = async (typed: string) => {
    const name = typed.trim();
    if (name === "") return form.setErrors({ name: ["Give the project a name."] });
    const reply = await form.send(() =>
      api("POST /api/projectCart", {
        body: {
          name,
          showroom: cart.showroom.vsd_id,
          is_cart: false,
          lines: cart.Project_tans.filter(({ unavailable }) => unavailable === null).map(
            ({ sku, qty, surface }) => ({ sku, qty, surface }),
          ),
        },
        feedback: "none",
      }),
    );
    if (!reply) return;
    setOpen(false);
    showToast("success", `Saved as “${reply.data.name}”.`, {
      label: "View project",
      onPress: () => void navigate(`/projects/${reply.data.id}`),
    });
  };
  return (
    <>
      <Button variant="secondary" className="mt-3 w-full" onClick={() => setOpen(true)}>
        Save as project
      </Button>
      <FormDialog
        title="Save as project"
        confirm="Save project"
        isOpen={isOpen}
        form={form}
        onSubmit={({ name = "" }) => save(name)}
        onClose={() => setOpen(false)}
      >
        <TextField
          label="Name"
          name="name"
          placeholder="Hall bath"
          error={form.errors.name ?? Object.values(form.errors)[0]}
        />
      </FormDialog>
    </>
  );
}
