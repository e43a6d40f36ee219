import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, api } from "../../../client/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DropFile } from "../../../ui/drop-file.tsx";

/** Sends a list to be checked; nothing is written by that. */
export function SendList() {
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [pictures, setPictures] = useState<File>();
  const [forgets, setForgets] = useState(false);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, readonly string[]>>({});
  const key = useRef(crypto.randomUUID());

  const change = (take: () => void) => {
    key.current = crypto.randomUUID();
    setErrors({});
    take();
  };
  async function send(event: React.FormEvent) {
    event.preventDefault();
    if (!file) return setErrors({ file: ["Choose a price list."] });
    setSending(true);
    try {
      const body = { file, pictures, dry_run: "1", forget: forgets ? "1" : "0" } as const;
      const { data } = await api("POST /api/vendor/imports", {
        body,
        multipart: true,
        idempotencyKey: key.current,
        feedback: "none",
      });
      await navigate(`/account/products/import/${data.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const byField = Object.keys(error.errors).length > 0;
      setErrors(
        byField ? error.errors : { file: [error.message || "We couldn't upload your list. Try again."] },
      );
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={send} className="mt-6 grid max-w-[60rem] gap-5" noValidate>
      <div className="grid gap-5 md:grid-cols-[3fr_2fr]">
        <DropFile
          label="Price list"
          hint="CSV, Excel (.xlsx), or an export from Shopify, WooCommerce or PrestaShop. Up to 50 MB."
          accept=".csv,.tsv,.txt,.xlsx"
          file={file}
          onFile={(chosen) => change(() => setFile(chosen))}
          error={errors.file?.[0]}
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
