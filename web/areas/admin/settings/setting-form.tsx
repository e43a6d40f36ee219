import { type ReactNode, useState } from "react";
import type { KeptSettings, SettingKey, SettingValues } from "../../../../contract/admin/managed-settings.ts";
import type { EndpointRequest } from "../../../../contract/endpoint.ts";
import type { Endpoints } from "../../../../contract/index.ts";
import type { SaleSettingKey } from "../../../../contract/orders/sale-setting-keys.ts";
import type { SettingEffect } from "../../../../contract/orders/sale-settings.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { EffectDialog } from "./setting-effect.tsx";
import { SettingHistory } from "./setting-history.tsx";

type PreviewBody = EndpointRequest<Endpoints["POST /api/admin/settings/preview"]>["body"];
type SettingBody = EndpointRequest<Endpoints["PUT /api/admin/settings"]>["body"];

/** One part of the settings: its fields, who changed it last, and what it was before. */
export function SettingForm<Key extends SettingKey>({
  setting,
  kept,
  read,
  hasEffect = false,
  children,
}: {
  setting: Key;
  /** Whether it shows what it would have made of the latest orders before it is saved. */
  hasEffect?: boolean;
  kept: KeptSettings[Key];
  /** The value that the texts of the form say. */
  read: (texts: Record<string, string>) => SettingValues[Key];
  /** The fields; `errors` answers what is wrong with a part of the value. */
  children: (value: SettingValues[Key], errors: (part: string) => readonly string[] | undefined) => ReactNode;
}) {
  const { form, errors, refusal, problem, isSending, send, save: saved } = useApiForm();
  const [isOpen, setOpen] = useState(false);
  const [effect, setEffect] = useState<SettingEffect>();
  const { version, changed_at, changed_by } = kept;
  const save = async () => {
    // which value belongs to which key is said by the type of the whole, and lost in the generic one
    const body = { key: setting, version, value: read(textsOf(form.current!)) } as SettingBody;
    await saved(async () => {
      await api("PUT /api/admin/settings", { body, feedback: "none" });
      return { message: "Saved." };
    });
    setEffect(undefined);
  };
  const lookAhead = async () => {
    const body = { key: setting, value: read(textsOf(form.current!)) } as PreviewBody;
    setEffect((await send(() => api("POST /api/admin/settings/preview", { body, feedback: "none" })))?.data);
  };
  return (
    <>
      <form
        // another version is another value
        key={version}
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void (hasEffect ? lookAhead() : save());
        }}
      >
        {problem && (
          <FormNote>
            {refusal?.status === 409
              ? "Another admin just changed this. The fields show the current values."
              : problem}
          </FormNote>
        )}
        {children(kept.value as SettingValues[Key], (part) => errors[`value.${part}`])}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" pending={isSending}>
            {hasEffect ? "Preview change" : "Save"}
          </Button>
          {changed_at && (
            <p className="text-graphite text-sm">
              {`Changed ${formatDateTime(changed_at)}${changed_by ? ` by ${changed_by}` : ""}. `}
              <button
                type="button"
                className="link inline-flex min-h-11 items-center"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? "Close history" : "History"}
              </button>
            </p>
          )}
        </div>
      </form>
      {effect && (
        <EffectDialog
          setting={setting as SaleSettingKey}
          effect={effect}
          isSaving={isSending}
          onSave={() => void save()}
          onClose={() => setEffect(undefined)}
        />
      )}
      {isOpen && <SettingHistory setting={setting} version={version} />}
    </>
  );
}
