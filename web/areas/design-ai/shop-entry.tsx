import { useState } from "react";
import type { AiLinked } from "../../../contract/identity/ai-accounts.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { SureDialog } from "../../ui/sure-dialog.tsx";
import { enterByShop } from "./use-linked.ts";

const words = {
  linked: { act: "Continue as", title: "", text: "" },
  unlinked: {
    act: "Use my account",
    title: "Use your AI 3D Design account?",
    text: "has an AI 3D Design account, too. Link the two, and you use its credits and designs here without a second sign-in. You only do this once.",
  },
  none: {
    act: "Use my account",
    title: "Use AI 3D Design with your account?",
    text: "gets an AI 3D Design account with its first credits. You enter it from here without a second sign-in.",
  },
};

/** The way into AI 3D Design for somebody who is signed in to the shop: at once where that was confirmed before. */
export default function ShopEntry({
  linked: { state, email },
  onEntered,
}: {
  linked: AiLinked;
  onEntered?: () => unknown;
}) {
  const [isAsking, setAsking] = useState(false);
  const { call, isSending } = useCall();
  if (state === "closed") return null;
  const enter = (confirm: boolean) =>
    call(async () => {
      await enterByShop(confirm);
      await onEntered?.();
    });
  const { act, title, text } = words[state];
  return (
    <>
      <Button
        pending={isSending}
        onClick={() => (state === "linked" ? void enter(false) : setAsking(true))}
        className="max-w-full break-all"
      >
        {state === "linked" ? `${act} ${email}` : act}
      </Button>
      <SureDialog
        isOpen={isAsking}
        title={title}
        action={state === "unlinked" ? "Link accounts" : "Start"}
        onSure={() => enter(true)}
        onClose={() => setAsking(false)}
      >
        {`${email} ${text}`}
      </SureDialog>
    </>
  );
}
