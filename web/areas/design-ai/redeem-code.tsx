import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { readLocal, removeLocal, useLocal, writeLocal } from "../../client/session/local-store.ts";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { plural } from "../../ui/format.ts";
import { TextField } from "../../ui/text-field.tsx";

/**
 * Keeps the code of a link in this browser until it is redeemed, because signing up and proving the address come before
 * that, and takes it out of the address bar.
 */
export function useCodeOfLink(): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get("code");
  useEffect(() => {
    if (code === null) return;
    if (code) writeLocal("credit_code", code);
    setSearch(
      (before) => {
        before.delete("code");
        return before;
      },
      { replace: true },
    );
  }, [code, setSearch]);
}

/** The path of the sign-in page; with a code in hand, signing in leads back to where it is entered. */
export const signInForCode = (): string =>
  readLocal("credit_code") ? "/design-ai/login?redirect=/design-ai/welcome" : "/design-ai/login";

/** Tells visitors who came by the link of a code what to do with it. */
export function CodeWaits() {
  const code = useLocal("credit_code");
  if (!code) return null;
  return (
    <p role="status" className="mb-6 border-accent border-l-4 py-1 pl-5">
      We kept your code. Sign in or sign up, and add its credits in your account.
    </p>
  );
}

/** Where a code for credits is entered. */
export function RedeemCode({ isVerified, onTried }: { isVerified: boolean; onTried: () => Promise<void> }) {
  const kept = useLocal("credit_code");
  const [typed, setTyped] = useState<string>();
  const [notice, setNotice] = useState("");
  const { form, errors, problem, isSending, send } = useApiForm();
  const code = typed ?? kept ?? "";
  const redeem = async () => {
    setNotice("");
    setTyped(code);
    const given = await send(() => redeemed(code));
    // a code that counts as used may be this account's own, where the first answer was lost
    if (!given) return onTried();
    setTyped("");
    setNotice(`We added ${plural(given.added, "credit")}. You have ${given.credits} now.`);
    await onTried();
  };
  return (
    <section className="border-hairline border-b py-6">
      <h2 className="heading text-lg">Have a code?</h2>
      {isVerified ? (
        <form
          ref={form}
          method="post"
          noValidate
          className="mt-3 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void redeem();
          }}
        >
          <TextField
            label="Credit code"
            name="code"
            hint="16 letters and digits"
            value={code}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.code ?? problem}
          />
          <Button type="submit" variant="secondary" pending={isSending} className="justify-self-start">
            Add credits
          </Button>
          <p role="status" className="min-h-6">
            {notice}
          </p>
        </form>
      ) : (
        <p className="mt-1 text-graphite">
          {kept
            ? "We kept it. Confirm your email address, then add its credits here."
            : "Confirm your email address, then enter it here."}
        </p>
      )}
    </section>
  );
}

/** Redeems a code, and stops keeping it once the answer is about it: no answer, or too many tries, says nothing of it. */
async function redeemed(code: string) {
  try {
    const { data } = await api("POST /api/AI/credits/redeem", { body: { code }, feedback: "none" });
    removeLocal("credit_code");
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.errors.code) removeLocal("credit_code");
    throw error;
  }
}
