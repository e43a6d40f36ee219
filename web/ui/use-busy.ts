import { useRef, useState } from "react";

interface Busy {
  isBusy: boolean;
  /** Does the work, unless the last is still under way: then nothing happens, and the answer is undefined. */
  once: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
}

/** Work of which there is one at a time, such as what a button starts: a second press does nothing until it is done. */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  // a second press can come before the page is drawn again
  const isUnderWay = useRef(false);
  const once = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, once };
}
