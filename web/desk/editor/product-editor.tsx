import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ProductForm } from "../../../contract/product-form.ts";
import type { OwnProduct } from "../../../contract/vendor-products.ts";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.ts";
import { ProductStatus } from "../list/status-badge.tsx";
import { AttributeFields } from "./attribute-fields.tsx";
import type { Draft } from "./draft.ts";
import { DocumentFields } from "./files/document-fields.tsx";
import { ModelFields } from "./files/model-fields.tsx";
import { GeneralFields } from "./general-fields.tsx";
import { Part } from "./part.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { ReviewNote } from "./review-note.tsx";
import { useProductDraft } from "./use-product-draft.ts";
import { VariantFields } from "./variant-fields.tsx";

// only materials for surfaces have one
const TextureFields = lazy(async () => ({
  default: (await import("./files/texture-fields.tsx")).TextureFields,
}));

const savedWords: Record<Draft["status"], string> = {
  published: "Saved. Showrooms sell it now.",
  draft: "Saved as a draft.",
  archived: "Archived. It is not for sale anymore.",
};

function wordsOf({ review, status }: OwnProduct): string {
  if (review?.status !== "pending") return savedWords[status];
  return review.kind === "new"
    ? "Sent for review. It goes live when we approve it."
    : "Saved. Your edit goes live when we approve it.";
}

/** The form of one product, new or listed already. */
export function ProductEditor({ form, given }: { form: ProductForm; given?: OwnProduct }) {
  const editor = useProductDraft(form, given);
  const { product, draft, change, files, errors, news, refusal, leave } = editor;
  const navigate = useNavigate();
  const save = async (status: Draft["status"]) => {
    const saved = await editor.save(status);
    if (!saved) return;
    showToast("success", wordsOf(saved));
    if (!product) await navigate(`/account/products/${saved.hash}`, { replace: true });
  };
  const part = { draft, change, errors, form };
  return (
    <form
      ref={editor.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft.status);
      }}
    >
      <Link to="/account/products" className="link inline-flex min-h-11 items-center text-sm">
        Products
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="heading text-xl md:text-2xl">{product ? product.name : "New product"}</h1>
        {product && <ProductStatus status={product.status} review={product.review?.status} />}
        {product?.status === "published" && <ShopLink hash={product.hash} />}
      </div>
      {product?.review && <ReviewNote product={product} onWithdrawn={editor.reload} />}
      <div className="mt-6">
        <GeneralFields {...part} />
      </div>
      <Part title="Pictures" hint="The first picture is shown in lists. Customers buy what they can see.">
        <PictureFields {...part} add={files.addImage} />
      </Part>
      <Part title="Attributes" hint="Customers filter by these.">
        <AttributeFields {...part} />
      </Part>
      <Part
        title="Variants and prices"
        hint="Your price is what you are paid for one. Leave the list price empty and we work it out."
      >
        <VariantFields {...part} onStockChange={() => void (!editor.isDirty && editor.reload())} />
      </Part>
      <Part
        title="3D model"
        hint="Customers place it in their rooms at its real size, and see its price in the room's list."
      >
        <ModelFields {...part} setModel={files.setModel} addImage={files.addImage} />
      </Part>
      {(draft.surface.length > 0 || draft.texture) && (
        <Part
          title="Surface texture"
          hint="A picture of the material with the real size of its repeat. Rooms lay it on floors and walls at true scale."
        >
          <Suspense fallback={<Skeleton className="h-32" />}>
            <TextureFields {...part} setTexture={files.setTexture} />
          </Suspense>
        </Part>
      )}
      <Part title="Documents" hint="Customers find these on the product's page.">
        <DocumentFields {...part} add={files.addDocument} />
      </Part>
      <div className="sticky bottom-0 z-10 mt-10 border-ink border-t bg-paper py-4">
        <News lines={news} />
        {(refusal ?? errors.status) && (
          <p role="alert" className="mb-3 text-bad">
            {errors.status?.[0] ?? refusal}
          </p>
        )}
        <Actions {...{ product, draft, save }} isSaving={editor.isSaving} leave={leave} />
      </div>
    </form>
  );
}

const ShopLink = ({ hash }: Pick<OwnProduct, "hash">) => (
  <Link
    to={`/product/${hash}`}
    className="link inline-flex min-h-11 items-center text-sm"
    target="_blank"
    rel="noreferrer"
  >
    See it in the shop
  </Link>
);

/** What somebody else changed while this was being written. */
function News({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div role="alert" className="mb-3 border-warn border-l-4 pl-4">
      <p className="font-medium">
        This changed in the meantime. Your changes are kept. Check and save again.
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface ActionProps {
  product: OwnProduct | undefined;
  draft: Draft;
  isSaving: boolean;
  save: (status: Draft["status"]) => Promise<void>;
  leave: { letGo: () => void };
}

/** Save, publish, unpublish; and delete, or archive what was ordered. */
function Actions({ product, draft, isSaving, save, leave }: ActionProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const isPublished = draft.status === "published";
  const isWaiting = product?.review?.kind === "new" && product.review.status === "pending";
  const remove = async () => {
    if (!product) return;
    await api("DELETE /api/vendor/products/{hash}", { params: { hash: product.hash } });
    leave.letGo();
    showToast("success", `${product.name} is deleted.`);
    await navigate("/account/products");
  };
  return (
    <div className="flex flex-wrap gap-3">
      {isWaiting ? (
        <Button pending={isSaving} onClick={() => void save("published")}>
          Save changes
        </Button>
      ) : isPublished ? (
        <>
          <Button type="submit" pending={isSaving}>
            Save changes
          </Button>
          <Button variant="secondary" pending={isSaving} onClick={() => void save("draft")}>
            Unpublish
          </Button>
        </>
      ) : (
        <>
          <Button pending={isSaving} onClick={() => void save("published")}>
            Publish
          </Button>
          <Button variant="secondary" type="submit" pending={isSaving}>
            {draft.status === "archived" ? "Save changes" : "Save draft"}
          </Button>
        </>
      )}
      {product && (
        <span className="flex gap-3 sm:ml-auto">
          {draft.status !== "archived" && (
            <Button variant="quiet" pending={isSaving} onClick={() => void save("archived")}>
              Archive
            </Button>
          )}
          {product.can_delete && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              Delete
            </Button>
          )}
        </span>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete ${product?.name}?`}
        footer={
          <Button variant="danger" onClick={() => void remove()}>
            Delete product
          </Button>
        }
      >
        Its variants and pictures go with it. This can't be undone.
      </Dialog>
    </div>
  );
}
