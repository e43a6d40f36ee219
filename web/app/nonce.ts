import { createContext } from "react";

/** On the server: the nonce for inline scripts of this document. Undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
