import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for a card's fields while they load. */
export function CardEntrySkeleton() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Loading>Loading the card fields</Loading>
      <Skeleton className="h-17.5 sm:col-span-2" />
      <Skeleton className="h-17.5 sm:col-span-2" />
      <Skeleton className="h-17.5" />
      <Skeleton className="h-17.5" />
    </div>
  );
}
