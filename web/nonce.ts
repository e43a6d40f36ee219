import { createContext } from "react";

/** On the server: the nonce for inline scripts of this document. In the browser there is none to know. */
export const Nonce = createContext<string | undefined>(undefined);
