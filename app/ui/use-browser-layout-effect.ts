import { useEffect, useLayoutEffect } from "react";

/** On the server React warns of a layout effect. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
