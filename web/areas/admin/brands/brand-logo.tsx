import { Upload } from "lucide-react";
import { useRef } from "react";
import type { ManagedBrand } from "../../../../contract/catalog/managed-brands.ts";
import { api } from "../../../client/api.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** A brand's logo, with the ways to change it and to take it away. */
export function BrandLogo({ brand: { id, version, name, logo } }: { brand: ManagedBrand }) {
  const { form, errors, problem, isSending, save } = useApiForm();
  const field = useRef<HTMLInputElement>(null);
  const finish = (call: () => Promise<{ message?: string | undefined }>) =>
    save(call, () => form.current?.reset());
  const upload = (file: File | undefined) => {
    if (!file) return field.current?.focus();
    return void finish(() =>
      api("POST /api/admin/brands/{id}/logo", {
        params: { id },
        body: { version, logo: file },
        multipart: true,
        feedback: "none",
      }),
    );
  };
  const remove = () =>
    finish(() =>
      api("DELETE /api/admin/brands/{id}/logo", { params: { id }, query: { version }, feedback: "none" }),
    );
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        upload(field.current?.files?.[0]);
      }}
    >
      {logo ? (
        <div className="w-fit border border-hairline bg-white p-2">
          <Logo picture={logo} width_px={160} height_px={80} alt={`${name} logo`} />
        </div>
      ) : (
        <p className="text-graphite">No logo yet.</p>
      )}
      <TextField
        label={logo ? "New logo" : "Logo"}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        className="max-w-[28rem]"
        ref={field}
        hint="PNG, JPEG, WebP or GIF, at most 4 MB, on a white background."
        error={errors.logo ?? problem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" icon={<Upload aria-hidden size={18} />} pending={isSending}>
          Upload logo
        </Button>
        {logo && (
          <Button variant="quiet" onClick={() => void remove()}>
            Remove logo
          </Button>
        )}
      </div>
    </form>
  );
}
