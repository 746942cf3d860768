import { createContext, useContext } from "react";

/** The page's script nonce during server rendering; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
