import { data, Form } from "react-router";
import { attempt, loaderApi } from "../../../client/page-api.ts";
import { showroomIn } from "../../../client/session/browser-cookies.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { ShopTrail } from "../shop-trail.tsx";
import { chosenVariant } from "../variant-choice.ts";
import type { Route } from "./+types/sample.page.ts";
import { hasSamples } from "./has-samples.ts";
import { readSample } from "./read-sample.ts";
import { SampleFields, sampleOf } from "./sample-fields.tsx";
import { SampleTerms } from "./sample-terms.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const vsdId = showroomIn(request.headers.get("Cookie"));
  const { product } = (await api("GET /api/public", { query: { pid: params.hash, showroom: vsdId } })).data;
  if (!product || !hasSamples(product)) {
    const message = "This product has no samples.";
    throw data({ message, code: "not_found", request_id: "" }, { status: 404 });
  }
  const { hash, name, images } = product;
  const sku = new URL(request.url).searchParams.get("sku");
  const variant = chosenVariant(product.variants, sku, product.sku);
  const picture = images[variant?.image ?? 0] ?? null;
  return { hash, name, sku: variant?.sku ?? product.sku, vsdId, picture };
}

/** The plain form, for browsers without scripts. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  );
  const typed = readSample(form);
  const vsd_id = showroomIn(request.headers.get("Cookie"));
  const shop = vsd_id
    ? (await loaderApi(context, request)("GET /api/visualization/shop_profile", { query: { vsd_id } })).data
    : {};
  const showroom = "profile" in shop ? shop.profile.id : "";
  const tried = await attempt(context, "POST /api/sample_request", {
    multipart: true,
    body: { ...typed, ...sampleOf(params.hash, form.sku ?? "", showroom) },
  });
  if (tried.ok) return { thanks: tried.reply.message };
  const { errors, message, status } = tried.error;
  return data({ errors, message, typed }, { status });
}

export const meta = titled("Order a sample");

export default function SamplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { hash, name, sku, vsdId, picture } = loaderData;
  const showroom = useShowroom();
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const back = productPath(hash, vsdId, sku);
  return (
    <div className="page max-w-3xl pb-20">
      <div className="pt-4">
        <ShopTrail
          crumbs={[
            { label: name, url: back },
            { label: "Sample", url: `/sample/${hash}` },
          ]}
        />
        <h1 className="heading mt-2 text-xl md:text-2xl">Order a sample</h1>
      </div>
      <div className="mt-6 flex items-center gap-4 border-hairline border-y py-4">
        <div className="w-20 shrink-0 bg-white">
          {picture && <Picture picture={picture} alt="" sizes="80px" />}
        </div>
        <p>
          <span className="font-medium">{name}</span>
          <span className="code block text-graphite text-sm">{sku}</span>
        </p>
      </div>
      {actionData && "thanks" in actionData ? (
        <div role="status" className="mt-8">
          <p className="max-w-[60ch]">{actionData.thanks}</p>
          <LinkButton to={back} variant="secondary" className="mt-6">
            Back to the product
          </LinkButton>
        </div>
      ) : (
        <Form method="post" noValidate className="relative mt-6 grid gap-5">
          <SampleTerms company={showroom?.company_name} />
          <input type="hidden" name="sku" value={sku} />
          {refused && (
            <p role="alert" className="text-bad">
              {refused.errors.product?.[0] ??
                (Object.keys(refused.errors).length > 0 ? "Please fix the fields below." : refused.message)}
            </p>
          )}
          <SampleFields errors={refused?.errors ?? {}} typed={refused?.typed} />
          <Button type="submit" className="justify-self-start">
            Order the sample
          </Button>
        </Form>
      )}
    </div>
  );
}
