import { useEffect, useState } from "react";
import { type ConsentChoice, chooseConsent, useConsent } from "../../client/consent/consent.ts";
import { RadioGroup } from "../../ui/checkbox.tsx";

/** The analytics choice, which can be changed at any time; it applies from the next page on. */
export function ConsentSettings() {
  const choice = useConsent();
  // until then it is unknown whether there is a choice
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  return (
    <>
      <div className="scripting-none:hidden">
        <RadioGroup
          legend="What do you allow?"
          name="cookie_consent"
          value={choice ?? ""}
          onChange={(value) => chooseConsent(value as ConsentChoice)}
          options={[
            {
              value: "necessary",
              label: "Necessary only",
              detail: "Sign-in, cart and showroom work. We count nothing.",
            },
            {
              value: "all",
              label: "Allow page counts",
              detail:
                "Each page you open adds one to that page's daily count. We also count searches that find nothing.",
            },
          ]}
        />
        <p role="status" className="mt-3 text-graphite text-sm">
          {isTakenOver &&
            (choice
              ? "We'll remember your choice for 180 days."
              : "You haven't chosen yet, so we count nothing.")}
        </p>
      </div>
      <p className="hidden scripting-none:block">Scripts are off in your browser, so we count nothing.</p>
    </>
  );
}
