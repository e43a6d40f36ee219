import { useState } from "react";
import type { Point } from "../../../../../../domain/room/geometry/point.ts";
import { loadInTime } from "../../../../../ui/load-in-time.ts";
import { useBusy } from "../../../../../ui/use-busy.ts";
import type { Tracing } from "./use-trace.ts";

export type PictureFile = ReturnType<typeof usePictureFile>;

/** Takes a picture or a PDF to trace; a file that cannot be read is refused with what is wanted. */
export function usePictureFile(tracing: Tracing, onRefused: (message: string | null) => void) {
  const { isBusy, once } = useBusy();
  const [source, setSource] = useState<{ file: File; pages: number; page: number } | null>(null);
  const take = (file: File, page = 1, at_in: Point = [0, 0]) =>
    once(async () => {
      onRefused(null);
      const { readPicture } = await loadInTime(import("./picture-file.ts"));
      const read = await readPicture(file, page);
      if (!read.ok) return onRefused(read.message);
      setSource({ file, pages: read.picture.pages, page });
      await tracing.begin(read.picture, at_in);
    });
  return {
    isReading: isBusy,
    take,
    pages: source?.pages ?? 1,
    page: source?.page ?? 1,
    turnTo: (page: number) => source && take(source.file, page),
  };
}
