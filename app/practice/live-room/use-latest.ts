import { type MutableRefObject, useEffect, useRef } from "react";

/** A value as of the last rendering, for callbacks that come later. */
export function useLatest<Value>(value: Value): MutableRefObject<Value> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
