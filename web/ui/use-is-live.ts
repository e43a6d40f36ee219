import { useDeferredValue } from "react";

/**
 * False on the server and while its page is being taken over; true from then on, drawn in pieces, so that what comes
 * with it holds up nothing.
 */
export const useIsLive = (): boolean => useDeferredValue(true, false);
