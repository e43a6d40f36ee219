import { clsx } from "clsx";
import { type ComponentProps, useRef, useState } from "react";
import type { Strength } from "../../../domain/password-strength.ts";
import { PasswordField } from "../../ui/password-field.tsx";

const least = 8;
const words: Record<Strength, string> = {
  refused: "Too easy to guess",
  fair: "Fair",
  good: "Good",
  strong: "Strong",
};
const bars: Record<Strength, number> = { refused: 1, fair: 2, good: 3, strong: 4 };
const colors: Record<Strength, string> = {
  refused: "bg-bad",
  fair: "bg-warn",
  good: "bg-good",
  strong: "bg-good",
};

/**
 * A new password, with a strength meter from the first letters on. The estimator loads then; if it fails, the hint
 * stays. `ownWords` are the user's own data, which make a password weak.
 */
export function NewPasswordField({
  ownWords = [],
  ...field
}: { ownWords?: readonly string[] } & Omit<
  ComponentProps<typeof PasswordField>,
  "hint" | "onChange" | "autoComplete" | "minLength"
>) {
  const [strength, setStrength] = useState<Strength>();
  const newest = useRef("");

  const judge = async (password: string) => {
    newest.current = password;
    if (password.length < least) return setStrength(undefined);
    const { passwordStrength } = await import("../../../domain/password-strength.ts");
    const found = await passwordStrength(password, ownWords);
    if (newest.current === password) setStrength(found);
  };

  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      minLength={least}
      onChange={(event) => void judge(event.target.value)}
      hint={
        <span className="flex min-h-5 items-center gap-3" role="status">
          {strength ? <StrengthBars strength={strength} /> : `At least ${least} characters.`}
        </span>
      }
    />
  );
}

function StrengthBars({ strength }: { strength: Strength }) {
  return (
    <>
      <span aria-hidden className="flex w-28 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={clsx("h-1 flex-1", bar <= bars[strength] ? colors[strength] : "bg-hairline")}
          />
        ))}
      </span>
      <span>
        <span className="sr-only">Strength: </span>
        {words[strength]}
      </span>
    </>
  );
}
