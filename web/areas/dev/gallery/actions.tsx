import { ArrowRight, Trash2 } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { Row, Section, Specimen } from "./specimen.tsx";

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];

export function ActionSpecimens() {
  return (
    <>
      <Section title="Buttons">
        {variants.map((variant) => (
          <Specimen key={variant} name={variant}>
            <Row>
              <Button variant={variant}>Add 14 boxes</Button>
              <Button variant={variant} size="sm">
                Small
              </Button>
              <Button variant={variant} size="lg">
                Large
              </Button>
              <Button variant={variant} icon={<Trash2 aria-hidden size={18} />}>
                With sign
              </Button>
              <Button variant={variant} pending>
                Adding
              </Button>
              <Button variant={variant} disabled>
                No, thanks
              </Button>
            </Row>
          </Specimen>
        ))}
        <Specimen name="links that look like buttons">
          <Row>
            <LinkButton to="/ui">To a page</LinkButton>
            <LinkButton to="/ui" variant="secondary" icon={<ArrowRight aria-hidden size={18} />}>
              With sign
            </LinkButton>
          </Row>
        </Specimen>
      </Section>
      <Section title="Chips and badges">
        <Row>
          <Chip
            removeLabel="Remove Matte Black"
            onRemove={() => showToast("info", "Matte Black was removed")}
          >
            Matte Black
          </Chip>
          <Chip removeLabel="Remove 24 × 48 in" to="/ui">
            24 × 48 in
          </Chip>
        </Row>
        <Row>
          <Badge>In Progress</Badge>
          <Badge tone="good">Delivered</Badge>
          <Badge tone="warn">Pending Approval</Badge>
          <Badge tone="bad">Not Approved</Badge>
        </Row>
      </Section>
      <ToastSpecimens />
    </>
  );
}

function ToastSpecimens() {
  return (
    <Section title="Toasts">
      <Row>
        <Button variant="secondary" onClick={() => showToast("success", "Logged Out Successfully")}>
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast("warning", "Invalid input OR some mandatory fields are blank.")}
        >
          Warning
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast("error", "Internal Server error please try again.")}
        >
          Error
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast("info", "Removed from the cart", {
              label: "Undo",
              onPress: () => showToast("success", "Back in the cart"),
            })
          }
        >
          With a way back
        </Button>
      </Row>
    </Section>
  );
}
