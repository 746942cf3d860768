import { createContext, useContext } from "react";

/** The page's script nonce while the server renders it; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
