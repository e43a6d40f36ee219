import { useState } from "react";
import { useNavigate } from "react-router";
import type { ManagedBrand } from "../../../../contract/catalog/managed-brands.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { WayBack } from "../structure/structure-parts.tsx";
import type { Route } from "./+types/brand.page.ts";
import { BrandLogo } from "./brand-logo.tsx";
import { MergeBrand } from "./merge-brand.tsx";

export const meta = titled("Brand");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/admin/brands/{id}", {
    params: { id: Number(params.id) },
  });
  return data;
}

/** One brand: what the shop says of it, its logo, and what becomes of it. */
export default function BrandPage({ loaderData: brand }: Route.ComponentProps) {
  const { id, name, slug, products, former_names } = brand;
  return (
    <div className="max-w-[48rem]" key={id}>
      <WayBack to="/account/admin/brands">All brands</WayBack>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="heading text-xl md:text-2xl">{name}</h1>
        <span className="code text-graphite text-sm">{slug}</span>
      </div>
      <p className="figures mt-1 text-graphite">
        {plural(products, "product")}
        {former_names.length > 0 && ` · formerly ${former_names.join(", ")}`}
      </p>
      <Part title="Name and description">
        <BrandForm brand={brand} />
      </Part>
      <Part title="Logo">
        <BrandLogo brand={brand} />
      </Part>
      <Part title="Merge or delete">
        <MergeOrDelete brand={brand} />
      </Part>
    </div>
  );
}

function BrandForm({ brand }: { brand: ManagedBrand }) {
  const { id, version, name, about, is_partner } = brand;
  const { form, errors, refusal, problem, isSending, save } = useApiForm();
  const send = () => {
    const texts = textsOf(form.current!);
    const body = {
      version,
      name: texts.name ?? "",
      about: texts.about ?? "",
      is_partner: texts.is_partner === "on",
    };
    return save(() => api("PUT /api/admin/brands/{id}", { params: { id }, body, feedback: "none" }));
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && (
        <FormNote>
          {refusal?.status === 409
            ? `Another admin just changed this brand. It's now named ${name}${about ? `, with the text “${about}”` : ""}. Save again to keep what you typed.`
            : problem}
        </FormNote>
      )}
      <TextField
        label="Name"
        name="name"
        defaultValue={name}
        maxLength={120}
        required
        hint="Links and price lists with the old name keep working."
        error={errors.name}
      />
      <TextArea
        label="About"
        name="about"
        defaultValue={about}
        rows={3}
        maxLength={600}
        optional
        hint="One or two sentences for the brand partners page."
        error={errors.about}
      />
      <Checkbox label="Show on the brand partners page" name="is_partner" defaultChecked={is_partner} />
      <div>
        <Button type="submit" pending={isSending}>
          Save brand
        </Button>
      </div>
    </form>
  );
}

function MergeOrDelete({ brand }: { brand: ManagedBrand }) {
  const { id, version, name, products } = brand;
  const { change } = useChange();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    const query = { version };
    const isDone = await change(() => api("DELETE /api/admin/brands/{id}", { params: { id }, query }));
    if (isDone) await navigate("/account/admin/brands");
  };
  return (
    <>
      <p className="text-graphite">
        {products > 0
          ? `${plural(products, "product")} ${products === 1 ? "uses" : "use"} this brand, so you can't delete it. Merge it into another brand instead.`
          : `No products use this brand.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Merge into another brand
        </Button>
        {products > 0 && (
          <LinkButton
            to={`/category/all/product?${new URLSearchParams({ "f.brand": name })}`}
            variant="secondary"
          >
            View products
          </LinkButton>
        )}
        {products === 0 && (
          <Button variant="danger" onClick={() => void remove()}>
            Delete brand
          </Button>
        )}
      </div>
      {isAsked && <MergeBrand brand={brand} onClose={() => setAsked(false)} />}
    </>
  );
}
