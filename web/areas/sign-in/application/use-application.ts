import { useEffect, useRef, useState } from "react";
import { api } from "../../../client/api.ts";
import { readLocal, removeLocal } from "../../../client/session/local-store.ts";
import { useFormAge } from "../../../kit/forms/form-age.ts";
import { type ApiForm, textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { focusFirstInvalid } from "../../../ui/focus-invalid.ts";
import { showToast } from "../../../ui/toast.ts";
import { type Documents, useDocuments } from "./use-documents.ts";

export interface ApplicationForm extends Pick<ApiForm, "form" | "errors" | "isSending"> {
  documents: Documents;
  /** The address that the response goes to, after sending. */
  sentTo: string | undefined;
  submit: (event: React.FormEvent<HTMLFormElement>) => void;
}

type Texts = Record<string, string>;

/** The application form. `kind` decides the endpoint and the fields. */
export function useApplication(kind: "contractor" | "vendor"): ApplicationForm {
  const { form, errors, isSending, send } = useApiForm();
  const documents = useDocuments();
  const age = useFormAge();
  const [sentTo, setSentTo] = useState<string>();

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(event.currentTarget);
    const reply = await send(async () => {
      const ids = await documents.received();
      if (ids) return apply(kind, texts, ids, await age());
      showToast("warning", "A document couldn't be uploaded. Remove it or choose another, then send again.");
      return undefined;
    });
    if (!reply) return focusFirstInvalid(form.current);
    removeLocal("invitation");
    setSentTo(texts.email ?? "");
  };
  return { form, errors, isSending, documents, sentTo, submit: (event) => void submit(event) };
}

function apply(kind: "contractor" | "vendor", texts: Texts, documents: string[], filled_in_ms: number) {
  const common = {
    full_name: texts.full_name ?? "",
    email: texts.email ?? "",
    password: texts.password ?? "",
    country_code: texts.country_code ?? "+1",
    phone_number: texts.phone_number ?? "",
    zip_code: texts.zip_code ?? "",
    company_name: texts.company_name ?? "",
    city: texts.city ?? "",
    state: texts.state ?? "",
    website: texts.website ?? "",
    about: texts.about ?? "",
    // the server refuses an unchecked box, with the message shown under it
    agree: (texts.agree === "on") as true,
    documents,
    invitation: readLocal("invitation") ?? null,
    fax_number: texts.fax_number ?? "",
    filled_in_ms,
  };
  if (kind === "vendor") return api("POST /api/register/vendor", { body: common });
  return api("POST /api/register/contractor", {
    body: {
      ...common,
      is_designer: texts.is_designer === "true",
      showroom_name: texts.showroom_name ?? "",
      is_listed: texts.is_listed === "on",
      license_number: texts.license_number ?? "",
      license_state: texts.license_state ?? "",
    },
  });
}

/** Scrolls to what replaced the form. */
export function useFocusOnSight() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return title;
}
