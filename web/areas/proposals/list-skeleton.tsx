import { Loading, Skeleton } from "../../ui/skeleton.tsx";

export function ListSkeleton() {
  return (
    <div className="mt-8 grid gap-3">
      <Loading>Loading your proposals</Loading>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
