import { useState } from "react";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button } from "../../../ui/button.tsx";
import { Carousel } from "../../../ui/carousel.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Section } from "./specimen.tsx";

const steps = ["Account", "Shipping address", "Payment"];
const tones = ["bg-hairline", "bg-sunk", "bg-accent-tint", "bg-good-tint", "bg-warn-tint", "bg-bad-tint"];

export function NavigationSpecimens() {
  const [step, setStep] = useState(1);
  return (
    <Section title="Finding one's way">
      <Breadcrumb
        crumbs={[
          { label: "Bathroom", url: "/ui" },
          { label: "Bathroom Faucets", url: "/ui#faucets" },
          { label: "Single Hole", url: "/ui#single" },
        ]}
      />
      <Tabs
        label="Product"
        tabs={[
          { id: "specs", label: "Specifications", content: <p>Flow rate 1.2 gpm at 60 psi.</p> },
          { id: "documents", label: "Documents", content: <p>Installation sheet, warranty.</p> },
          { id: "reviews", label: "Reviews", content: <p>Four of five, from 38 reviews.</p> },
        ]}
      />
      <div>
        <Disclosure summary="How long does delivery take?" group="gallery" open>
          <p>One to three weeks for most products.</p>
        </Disclosure>
        <Disclosure summary="Can I cancel or change the address?" group="gallery">
          <p>For 60 minutes, yourself.</p>
        </Disclosure>
      </div>
      <Stepper label="Registration" steps={steps} current={step} />
      <Button variant="secondary" className="justify-self-start" onClick={() => setStep((step + 1) % 4)}>
        Next step
      </Button>
      <Pagination page={7} lastPage={20} name="gallery_page" />
      <Carousel label="Six slides">
        {tones.map((tone) => (
          <div key={tone} className={`aspect-square ${tone}`} />
        ))}
      </Carousel>
    </Section>
  );
}
