import { createContext, useContext } from "react";

/** The address of browser/main.ts, which only the build knows: set by entry.server.tsx. */
export const MainScriptContext = createContext("");

export const useMainScript = () => useContext(MainScriptContext);
