import { useState } from "react";
import { Checkbox, RadioGroup } from "../../../ui/checkbox.tsx";
import { FieldErrors } from "../../../ui/field-errors.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { QuantityField } from "../../../ui/quantity-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Swatch, SwatchPicker } from "../../../ui/swatch.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { Row, Section, Specimen } from "./specimen.tsx";

const states = [
  { value: "CA", text: "California" },
  { value: "OR", text: "Oregon" },
  { value: "WA", text: "Washington" },
];
const finishes = [
  { value: "nickel", label: "Brushed Nickel", color: "#a9a49b" },
  { value: "black", label: "Matte Black", color: "#26262a" },
  { value: "brass", label: "Aged Brass", color: "#8c6a35" },
];

export function FieldSpecimens() {
  const [quantity, setQuantity] = useState(4);
  const [finish, setFinish] = useState("nickel");
  return (
    <>
      <Section title="Fields">
        <div className="grid gap-6 md:grid-cols-2">
          <TextField label="Full name" autoComplete="name" defaultValue="Maya Ortiz" />
          <TextField label="Email" type="email" hint="We send the verification link here." />
          <TextField label="Email" type="email" defaultValue="maya@" error="Enter a valid email address." />
          <TextField label="Apartment" optional />
          <TextField label="Company" disabled defaultValue="Oak & Stone Builders" />
          <PasswordField label="Password" hint="At least 8 characters." />
          <NumberField label="Area" unit="sq ft" decimal defaultValue="120.5" />
          <Select label="State" options={states} placeholder="Choose a state" defaultValue="" />
          <Select label="State" options={states} defaultValue="OR" error="We do not ship there." />
          <TextArea label="Note" hint="The vendor reads it." />
        </div>
        <Row>
          <QuantityField
            label="Quantity"
            unit="boxes"
            value={quantity}
            minimum={4}
            maximum={40}
            onChange={setQuantity}
          />
          <QuantityField label="Sold out" value={0} minimum={0} onChange={setQuantity} />
          <QuantityField label="Locked" disabled value={2} onChange={setQuantity} />
        </Row>
        <Specimen name="Errors above a form">
          <FieldErrorsOnDemand />
        </Specimen>
      </Section>
      <Section title="Choices">
        <div>
          <Checkbox label="Remember me" defaultChecked />
          <Checkbox label="I agree to the terms" error="Accept the terms to continue." />
          <Checkbox label="Not available" disabled />
        </div>
        <RadioGroup
          legend="Delivery"
          name="delivery"
          defaultValue="curb"
          options={[
            { value: "curb", label: "To the curb", detail: "Free, by appointment" },
            { value: "inside", label: "Inside", detail: "$80.00" },
            { value: "roof", label: "On the roof", disabled: true },
          ]}
        />
        <SwatchPicker legend="Finish" name="finish" options={finishes} value={finish} onChange={setFinish} />
        <Row>
          {finishes.map(({ label, color }) => (
            <Swatch key={label} label={label} color={color} />
          ))}
        </Row>
      </Section>
    </>
  );
}

/** Shown on demand, since it takes the focus. */
function FieldErrorsOnDemand() {
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <button type="button" className="link min-h-11" onClick={() => setShown(true)}>
        Show
      </button>
    );
  }
  return (
    <FieldErrors
      errors={{ email: ["Enter your email address."], form: ["This coupon has ended."] }}
      fields={{ email: { id: "main", label: "Email" } }}
    />
  );
}
