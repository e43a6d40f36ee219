import { Form } from "react-router";
import type { useBeginRoom } from "../../../../kit/room/begin-room.ts";
import { Button } from "../../../../ui/button.tsx";

/** Begins a room from a template and tries a product in it. */
export function TryButton({
  template,
  sku,
  showroom,
  begin,
}: {
  template: { id: string; name: string; floorplan: string | null };
  sku: string;
  showroom: string;
  begin: ReturnType<typeof useBeginRoom>;
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
      <input type="hidden" name="apply" value={sku} />
      <Button type="submit" variant="secondary" size="sm" pending={begin.isBeginning === template.id}>
        See it here
        <span className="sr-only">{template.name}</span>
      </Button>
    </Form>
  );
}
