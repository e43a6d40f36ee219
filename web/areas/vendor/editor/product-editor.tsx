import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ProductForm } from "../../../../contract/catalog/product-form.ts";
import type { OwnProduct } from "../../../../contract/catalog/vendor-products.ts";
import { api } from "../../../client/api.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.ts";
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
  published: "Saved. Your product is on sale in showrooms.",
  draft: "Saved as a draft.",
  archived: "Archived. Your product is no longer for sale.",
};

function wordsOf({ review, status }: OwnProduct): string {
  if (review?.status !== "pending") return savedWords[status];
  return review.kind === "new"
    ? "Sent for review. It goes live once we approve it."
    : "Saved. Your edit goes live once we approve it.";
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
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="heading text-xl md:text-2xl">{product ? product.name : "New product"}</h1>
        {product && <ProductStatus status={product.status} review={product.review?.status} />}
        {product?.status === "published" && <ShopLink hash={product.hash} />}
      </div>
      {product?.review && <ReviewNote product={product} onWithdrawn={editor.reload} />}
      <div className="mt-6">
        <GeneralFields {...part} />
      </div>
      <Part title="Pictures" hint="Product lists show the first picture.">
        <PictureFields {...part} add={files.addImage} />
      </Part>
      <Part title="Attributes" hint="Customers use these to filter products.">
        <AttributeFields {...part} />
      </Part>
      <Part
        title="Variants and prices"
        hint="Your price is what we pay you per unit. Leave the list price empty and we'll calculate it."
      >
        <VariantFields {...part} onStockChange={() => void (!editor.isDirty && editor.reload())} />
      </Part>
      <Part
        title="3D model"
        hint="Customers can place the product in their rooms at true size and see its price in the material list."
      >
        <ModelFields {...part} setModel={files.setModel} addImage={files.addImage} />
      </Part>
      {(draft.surface.length > 0 || draft.texture) && (
        <Part
          title="Surface texture"
          hint="A picture of the material and the size of its repeat. Rooms show it on floors and walls at true scale."
        >
          <Suspense fallback={<Skeleton className="h-32" />}>
            <TextureFields {...part} setTexture={files.setTexture} />
          </Suspense>
        </Part>
      )}
      <Part title="Documents" hint="Customers can download these from the product page.">
        <DocumentFields {...part} add={files.addDocument} />
      </Part>
      <div className="sticky bottom-(--foot) z-10 mt-10 border-ink border-t bg-paper py-4">
        <News lines={news} />
        {(refusal ?? errors.status) && (
          <p role="alert" className="mb-3 text-bad">
            {errors.status?.[0] ?? refusal}
          </p>
        )}
        <EditorActions product={product} draft={draft} save={save} isSaving={editor.isSaving} leave={leave} />
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
    View in shop
  </Link>
);

/** What somebody else changed while this was being written. */
function News({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div role="alert" className="mb-3 border-warn border-l-4 pl-4">
      <p className="font-medium">
        This product changed while you were editing. We kept your changes. Review them and save again.
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
function EditorActions({ product, draft, isSaving, save, leave }: ActionProps) {
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
    <>
      <Actions
        remove={
          product && (
            <span className="flex gap-3">
              {product.can_delete && (
                <Button variant="danger" onClick={() => setAsking(true)}>
                  Delete
                </Button>
              )}
              {draft.status !== "archived" && (
                <Button variant="quiet" pending={isSaving} onClick={() => void save("archived")}>
                  Archive
                </Button>
              )}
            </span>
          )
        }
        main={
          isPublished && !isWaiting ? (
            <Button type="submit" pending={isSaving}>
              Save changes
            </Button>
          ) : (
            <Button pending={isSaving} onClick={() => void save("published")}>
              {isWaiting ? "Save changes" : "Publish"}
            </Button>
          )
        }
      >
        {isWaiting ? null : isPublished ? (
          <Button variant="secondary" pending={isSaving} onClick={() => void save("draft")}>
            Unpublish
          </Button>
        ) : (
          <Button variant="secondary" type="submit" pending={isSaving}>
            {draft.status === "archived" ? "Save changes" : "Save draft"}
          </Button>
        )}
      </Actions>
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
        This also deletes its variants and pictures. You can't undo this.
      </Dialog>
    </>
  );
}
