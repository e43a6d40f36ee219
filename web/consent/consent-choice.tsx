import { useEffect, useState } from "react";
import { RadioGroup } from "../ui/checkbox.tsx";
import { type ConsentChoice, chooseConsent, useConsent } from "./consent.ts";

/** The choice about counting, to be changed at any time; it holds from the next page on. */
export function ConsentSettings() {
  const choice = useConsent();
  // until then it is not known whether there is a choice
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  return (
    <>
      <div className="scripting-none:hidden">
        <RadioGroup
          legend="What may this browser do?"
          name="cookie_consent"
          value={choice ?? ""}
          onChange={(value) => chooseConsent(value as ConsentChoice)}
          options={[
            {
              value: "necessary",
              label: "Necessary only",
              detail: "Sign-in, cart and showroom work. Nothing is counted.",
            },
            {
              value: "all",
              label: "Allow counting",
              detail: "Each page that you open adds one to its count of the day.",
            },
          ]}
        />
        <p role="status" className="mt-3 text-graphite text-sm">
          {isTakenOver &&
            (choice ? "Your choice is kept for 180 days." : "You have not chosen yet; nothing is counted.")}
        </p>
      </div>
      <p className="hidden scripting-none:block">Your browser runs no scripts, so nothing is counted.</p>
    </>
  );
}
