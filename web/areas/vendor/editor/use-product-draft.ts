import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ProductForm } from "../../../../contract/catalog/product-form.ts";
import type { OwnProduct } from "../../../../contract/catalog/vendor-products.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { ApiError, api } from "../../../client/api.ts";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { focusFirstInvalid } from "../../../ui/focus-invalid.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { type Draft, draftOf, emptyDraft, sentOf, shownErrors } from "./draft.ts";
import { mergeDrafts } from "./merge-drafts.ts";

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A product as it is being written, with what was last read of it. */
export function useProductDraft(form: ProductForm, given: OwnProduct | undefined) {
  const { product, base, draft, setDraft, show } = usePresent(form, given);
  const { isBusy: isSaving, once } = useBusy();
  const element = useRef<HTMLFormElement>(null);
  const { errors, setErrors, news, setNews, refusal, setRefusal } = useProblems(element);
  // one key for each content, so that a second press makes no second product
  const intent = useRef({ text: "", key: "" });
  const isDirty = !isSame(base, draft);
  const leave = useUnsaved(isDirty);

  const change = useCallback(
    (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    [setDraft],
  );
  const files = useFileChanges(setDraft);

  const fail = (error: ApiError) => {
    if (error.status === 409 && error.code === "stale_version") {
      const present = error.data as OwnProduct;
      const merged = mergeDrafts(base, draft, draftOf(present));
      show(present);
      setDraft(merged.draft);
      setNews(merged.news);
      return;
    }
    const shown = shownErrors(error.errors, draft);
    setErrors(shown);
    setRefusal(Object.keys(shown).length > 0 ? "Fix the highlighted fields." : error.message);
  };

  /** Saves with a status; the product as it is then, or undefined where it was refused. */
  const save = (status: Draft["status"]): Promise<OwnProduct | undefined> =>
    once(async () => {
      const { body, errors: wrong } = sentOf({ ...draft, status }, form.attributes);
      setErrors(wrong);
      setNews([]);
      setRefusal(Object.keys(wrong).length > 0 ? "Fix the highlighted fields." : undefined);
      if (Object.keys(wrong).length > 0) return undefined;
      try {
        const saved = product ? await replace(product, body) : await create(body, intent.current);
        leave.letGo();
        show(saved);
        return saved;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        fail(error);
        return undefined;
      }
    });
  /** Shows the product as it is, without what is not saved. */
  const reload = async () => {
    if (!product) return;
    const { data } = await api("GET /api/vendor/products/{hash}", { params: { hash: product.hash } });
    show(data);
    setErrors({});
    setNews([]);
    setRefusal(undefined);
  };
  return {
    product,
    draft,
    change,
    files,
    errors,
    news,
    refusal,
    isSaving,
    isDirty,
    save,
    reload,
    element,
    leave,
  };
}

/** The product as it was last read, and the draft that began with it. */
function usePresent(form: ProductForm, given: OwnProduct | undefined) {
  const [product, setProduct] = useState(given);
  const [base, setBase] = useState<Draft>(() => (given ? draftOf(given) : emptyDraft(form)));
  const [draft, setDraft] = useState(base);
  const show = (present: OwnProduct) => {
    setProduct(present);
    setBase(draftOf(present));
    setDraft(draftOf(present));
  };
  return { product, base, draft, setDraft, show };
}

/** What stands in the way of saving, with the first wrong field focused. */
function useProblems(element: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [news, setNews] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(element.current);
  }, [errors, element]);

  return { errors, setErrors, news, setNews, refusal, setRefusal };
}

/** What comes from files that were sent meanwhile goes to the draft as it is by then. */
function useFileChanges(setDraft: Dispatch<SetStateAction<Draft>>) {
  const addImage = useCallback(
    (image: Draft["images"][number]) =>
      setDraft((before) =>
        before.images.some(({ key }) => key === image.key)
          ? before
          : { ...before, images: [...before.images, image] },
      ),
    [setDraft],
  );

  const setModel = useCallback(
    (read: (draft: Draft) => Draft["model"]) => setDraft((before) => ({ ...before, model: read(before) })),
    [setDraft],
  );
  const addDocument = useCallback(
    (read: (draft: Draft) => Draft["documents"][number]) =>
      setDraft((before) => {
        const made = read(before);
        const isThere = before.documents.some(({ key }) => key === made.key);
        return isThere ? before : { ...before, documents: [...before.documents, made] };
      }),
    [setDraft],
  );
  const setTexture = useCallback(
    (read: (draft: Draft) => Draft["texture"]) =>
      setDraft((before) => ({ ...before, texture: read(before) })),
    [setDraft],
  );
  return { addImage, setModel, setTexture, addDocument };
}

type Body = ReturnType<typeof sentOf>["body"];

const replace = async ({ hash, version }: OwnProduct, body: Body) =>
  (
    await api("PUT /api/vendor/products/{hash}", {
      params: { hash },
      body: { ...body, version },
      feedback: "none",
    })
  ).data;

async function create(body: Body, intent: { text: string; key: string }) {
  const text = JSON.stringify(body);
  if (intent.text !== text) Object.assign(intent, { text, key: crypto.randomUUID() });
  const call = { body, idempotencyKey: intent.key, feedback: "none" } as const;
  return (await api("POST /api/vendor/products", call)).data;
}
