import { useState } from "react";
import { useNavigate } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** Saves a copy of the cart as a project; the cart itself stays. */
export function SaveAsProject({ cart }: { cart: Project }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    if (name.trim() === "") return setProblem("Give the project a name.");
    setSaving(true);
    try {
      const { data } = await api("POST /api/projectCart", {
        body: {
          name: name.trim(),
          showroom: cart.showroom.vsd_id,
          is_cart: false,
          lines: cart.Project_tans.filter(({ unavailable }) => unavailable === null).map(
            ({ sku, qty, surface }) => ({ sku, qty, surface }),
          ),
        },
        feedback: "none",
      });
      setOpen(false);
      setName("");
      showToast("success", `Saved as “${data.name}”.`, {
        label: "View project",
        onPress: () => void navigate(`/projects/${data.id}`),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.errors.name?.[0] ?? Object.values(error.errors)[0]?.[0] ?? error.message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button variant="secondary" className="mt-3 w-full" onClick={() => setOpen(true)}>
        Save as project
      </Button>
      <Dialog title="Save as project" isOpen={isOpen} onClose={() => setOpen(false)}>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField
            label="Name"
            name="name"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
            placeholder="Hall bath"
            error={problem}
          />
          <Button type="submit" pending={isSaving} className="justify-self-start">
            Save project
          </Button>
        </form>
      </Dialog>
    </>
  );
}
