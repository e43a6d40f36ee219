import { Loading, Skeleton, SkeletonText } from "../../ui/skeleton.tsx";

/** In the place of a page whose data is not there yet. */
export function PageOnItsWay() {
  return (
    <>
      <Loading />
      <Skeleton className="h-8 max-w-64" />
      <SkeletonText lines={6} className="mt-8" />
    </>
  );
}
