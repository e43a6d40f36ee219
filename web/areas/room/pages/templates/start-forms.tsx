import { Form } from "react-router";
import type { Floorplan } from "../../../../../contract/design/room-library.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import type { useBeginRoom } from "../../../../kit/room/begin-room.ts";
import { asGuest } from "../../../../kit/room/guest-key.ts";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { dressPlan } from "./dress-plan.ts";

type Begin = ReturnType<typeof useBeginRoom>;

/** Begins a room from a template as it stands, on the template's own plan. */
export function StartFromTemplate({
  template,
  showroom,
  begin,
  variant = "primary",
  size = "sm",
  label = "Start from this template",
}: {
  template: { id: string; name: string; floorplan: string | null };
  showroom: string;
  begin: Begin;
  variant?: "primary" | "secondary" | "quiet";
  size?: "sm" | "md";
  label?: string;
}) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const floorplan = template.floorplan ?? undefined;
        void begin.begin({ showroom, template: template.id, floorplan }, template.id);
      }}
    >
      <input type="hidden" name="template" value={template.id} />
      <Button type="submit" variant={variant} size={size} pending={begin.isBeginning === template.id}>
        {label}
        <span className="sr-only">{template.name}</span>
      </Button>
    </Form>
  );
}

interface OnPlan {
  plan: { id: string; name: string };
  showroom: string;
  begin: Begin;
}

/** Begins an empty room with the chosen plan. */
export function StartEmpty({ plan, showroom, begin }: OnPlan) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void begin.begin({ showroom, floorplan: plan.id, name: plan.name }, "empty");
      }}
    >
      <input type="hidden" name="floorplan" value={plan.id} />
      <Button type="submit" variant="secondary" pending={begin.isBeginning === "empty"}>
        Start empty
      </Button>
    </Form>
  );
}

/** Begins a room with the chosen plan, which asks at once in which style to furnish it. */
export function StartFurnished({ plan, showroom, begin }: OnPlan) {
  return (
    <Button
      pending={begin.isBeginning === "furnished"}
      onClick={() =>
        void begin.begin({ showroom, floorplan: plan.id, name: plan.name }, "furnished", { furnish: "" })
      }
      className="scripting-none:hidden"
    >
      Furnish this plan
    </Button>
  );
}

/** Begins a room with the chosen plan in the template's materials, which offers to lay out its fixtures there too. */
export function StartWithMaterials({
  plan,
  template,
  showroom,
  begin,
  variant = "secondary",
  size = "sm",
}: {
  plan: Pick<Floorplan, "id" | "name" | "room" | "plan">;
  template: { id: string; name: string };
  showroom: string;
  begin: Begin;
  variant?: "primary" | "secondary";
  size?: "sm" | "md";
}) {
  const key = `materials ${template.id}`;
  const start = async () => {
    try {
      const { data } = await api("GET /api/templates/{id}", {
        params: { id: template.id },
        query: { ...asGuest(), showroom },
        feedback: "none",
      });
      const design = dressPlan(plan.plan, data.design, plan.room);
      await begin.begin({ showroom, design, floorplan: plan.id, name: plan.name }, key, {
        furnish: template.id,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast("error", error.message);
    }
  };
  return (
    <Button
      size={size}
      variant={variant}
      pending={begin.isBeginning === key}
      onClick={start}
      className="scripting-none:hidden"
    >
      Use it on my plan
      <span className="sr-only">{template.name}</span>
    </Button>
  );
}
