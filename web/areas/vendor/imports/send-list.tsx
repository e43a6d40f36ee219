import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../client/api.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DropFile } from "../../../ui/drop-file.tsx";

/** Sends a list to be checked; nothing is written by that. */
export function SendList() {
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [pictures, setPictures] = useState<File>();
  const [forgets, setForgets] = useState(false);
  const { form, errors, setErrors, problem, isSending, send } = useApiForm();
  const key = useRef(crypto.randomUUID());

  const change = (take: () => void) => {
    key.current = crypto.randomUUID();
    setErrors({});
    take();
  };
  const upload = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!file) return setErrors({ file: ["Choose a price list."] });
    await send(async () => {
      const body = { file, pictures, dry_run: "1", forget: forgets ? "1" : "0" } as const;
      const { data } = await api("POST /api/vendor/imports", {
        body,
        multipart: true,
        idempotencyKey: key.current,
        feedback: "none",
      });
      await navigate(`/account/products/import/${data.id}`);
    });
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void upload(event)}
      className="mt-6 grid max-w-[60rem] gap-5"
      noValidate
    >
      <div className="grid gap-5 md:grid-cols-[3fr_2fr]">
        <DropFile
          label="Price list"
          hint="CSV, Excel (.xlsx), or an export from Shopify, WooCommerce or PrestaShop. Up to 50 MB."
          accept=".csv,.tsv,.txt,.xlsx"
          file={file}
          onFile={(chosen) => change(() => setFile(chosen))}
          error={errors.file?.[0] ?? problem}
        />
        <DropFile
          label="Pictures"
          hint="A ZIP file, if your list has picture file names. Up to 200 MB."
          accept=".zip"
          file={pictures}
          onFile={(chosen) => change(() => setPictures(chosen))}
          error={errors.pictures?.[0]}
          isOptional
        />
      </div>
      <Checkbox
        label="Don't reuse my saved column mapping"
        checked={forgets}
        onChange={(event) => change(() => setForgets(event.target.checked))}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" pending={isSending}>
          {isSending ? "Uploading…" : "Upload and check"}
        </Button>
        <p className="text-graphite text-sm">Nothing changes in the shop until you review and import.</p>
      </div>
    </form>
  );
}
