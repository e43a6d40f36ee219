import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { firstQuad } from "../../../../domain/room/photo/photo-plane.ts";
import { Loading } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { ChoosePhoto } from "./choose-photo.tsx";
import { type OpenPhoto, openPhoto } from "./open-photo.ts";
import { keepPhoto, keepWork, keptWork, type PhotoWork } from "./photo-store.ts";
import { PhotoWorkspace } from "./photo-workspace.tsx";
import type { ReadPhoto } from "./read-photo.ts";

/** The product that the visitor came with. */
export interface CameWith {
  hash: string;
  sku: string;
  name: string;
  surface: readonly string[];
}

/** Chooses a photo, then works on it; the address says which one, so that a reload goes on with it. */
export default function PhotoRoom({
  showroom,
  product,
}: {
  showroom: string | undefined;
  product: CameWith | null;
}) {
  const [search, setSearch] = useSearchParams();
  const id = search.get("photo");
  const [found, setFound] = useState<{ id: string; photo: OpenPhoto | null }>();
  useEffect(() => {
    if (!id) return;
    let isGone = false;
    openPhoto(id)
      .catch(() => null)
      .then((photo) => {
        if (!isGone) setFound({ id, photo });
      });
    return () => {
      isGone = true;
      // what was set on it since is read again when somebody comes back to it
      setFound(undefined);
    };
  }, [id]);
  const show = (next: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set("photo", next);
        else after.delete("photo");
        return after;
      },
      { preventScrollReset: true },
    );
  const take = async (read: ReadPhoto) => {
    const next = crypto.randomUUID();
    await keepPhoto({ ...read, id: next, at: Date.now() }, firstWork(read, product));
    show(next);
  };
  const goOn = async (next: string) => {
    const work = await keptWork(next);
    if (work && product && work.hash !== product.hash)
      await keepWork(next, { ...work, hash: product.hash, sku: product.sku });
    show(next);
  };
  if (!id) return <ChoosePhoto onTake={take} onGoOn={goOn} />;
  if (found?.id !== id) return <Loading>Opening your photo</Loading>;
  if (!found.photo)
    return (
      <>
        <ErrorState title="This photo isn't in this browser" className="mb-8">
          <p>Photos stay in the browser where you chose them. Choose it again to start over.</p>
        </ErrorState>
        <ChoosePhoto onTake={take} onGoOn={goOn} />
      </>
    );
  return <PhotoWorkspace key={id} open={found.photo} showroom={showroom} onOther={() => show(null)} />;
}

function firstWork(size: ReadPhoto, product: CameWith | null): PhotoWork {
  const isForWalls =
    product !== null &&
    !product.surface.includes("floor") &&
    product.surface.some((each) => each !== "outdoor");
  const kind = isForWalls ? "wall" : "floor";
  return {
    kind,
    step: "mark",
    quad: firstQuad(kind, size),
    width: "",
    depth: "",
    area: "",
    hash: product?.hash ?? null,
    sku: product?.sku ?? null,
    laying: {},
    shadows: 100,
    brightness: 100,
  };
}
