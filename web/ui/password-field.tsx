import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { TextField } from "./text-field.tsx";

/** A password that can be looked at while typing. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "after">) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <button
          type="button"
          aria-label={isShown ? "Hide password" : "Show password"}
          className="grid size-11 place-items-center text-graphite hover:text-ink"
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden size={20} />
        </button>
      }
    />
  );
}
