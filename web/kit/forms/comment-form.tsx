import type { ReactNode } from "react";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { FormNote } from "./form-note.tsx";
import { TrapField } from "./trap-field.tsx";
import { textsOf, useApiForm } from "./use-api-form.ts";

/** What a comment says. `website` is the trap: only bots fill it in. */
export interface Said {
  name: string;
  text: string;
  website: string;
}

let lastName = "";

/** A comment, with the name of who has no account here. */
export function CommentForm({
  asksName,
  name = "",
  className = "mt-3 max-w-[32rem]",
  send,
  onCancel,
  children,
}: {
  asksName: boolean;
  /** Who it is, as far as known. */
  name?: string | undefined;
  className?: string;
  /** Also gets the values of further fields. */
  send: (said: Said, texts: Record<string, string>) => Promise<unknown>;
  onCancel?: () => void;
  /** Further fields, before the words. */
  children?: ReactNode;
}) {
  const { form, errors, problem, isSending, send: sendOnce } = useApiForm();
  const say = () =>
    sendOnce(async () => {
      const texts = textsOf(form.current!);
      const { name: typed = "", text = "", website = "" } = texts;
      await send({ name: typed, text, website }, texts);
      lastName = typed;
      const words = form.current?.querySelector("textarea");
      if (words) words.value = "";
    });
  const whole = errors.name || errors.text ? undefined : (Object.values(errors)[0]?.[0] ?? problem);
  return (
    <form
      ref={form}
      noValidate
      // before the scripts nothing of it may end up in an address
      method="post"
      className={`relative grid gap-3 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {whole && <FormNote>{whole}</FormNote>}
      {asksName && (
        <>
          <TextField
            label="Your name"
            name="name"
            maxLength={80}
            autoComplete="name"
            defaultValue={lastName || name}
            error={errors.name}
          />
          <TrapField />
        </>
      )}
      {children}
      <TextArea label="Comment" name="text" rows={3} maxLength={1000} error={errors.text} />
      <Actions
        out={
          onCancel && (
            <Button size="sm" variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )
        }
        main={
          <Button type="submit" size="sm" pending={isSending}>
            Send comment
          </Button>
        }
      />
    </form>
  );
}
