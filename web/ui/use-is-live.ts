import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while its page is being taken over, true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
