import React, { type Context } from "react";

type Dispatcher = Record<string, (...parameters: never[]) => unknown>;
type Internals = { ReactCurrentDispatcher: { current: Dispatcher | null } };
/** Where React's own `renderToString` keeps a context's value. */
export const CONTEXT_VALUE = "_currentValue2";
export type ContextValue = { [CONTEXT_VALUE]: unknown };

/** React's own limit for components that change their state while they are rendered. */
const MAX_RENDERS = 25;

const { __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: internals } = React as unknown as {
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: Internals;
};
const { ReactCurrentDispatcher: current } = internals;

/** The states of the component that is being rendered, in the order of its hooks. */
let states: { value: unknown }[] = [];
let nextState = 0;
let hasChanged = false;
let idCount = 0;

/** A state may be given as a function that returns it. */
const evaluate = (state: unknown, previous?: unknown): unknown =>
  typeof state === "function" ? state(previous) : state;
const nothing = () => undefined;
const readContext = (context: Context<unknown>) =>
  (context as unknown as ContextValue)[CONTEXT_VALUE];

/** The hooks as they are on a server: effects never run, and a state changes only while its component is rendered. */
const dispatcher: Dispatcher = {
  readContext,
  useContext: readContext,
  useReducer: <State, Action>(
    reduce: (state: State, action: Action) => State,
    initial: State,
    init?: (initial: State) => State,
  ) => {
    const state = takeState(() => (init ? init(initial) : initial));
    const dispatch = (action: Action) => {
      state.value = reduce(state.value, action);
      hasChanged = true;
    };
    return [state.value, dispatch];
  },
  useState: (initial: unknown) => {
    const state = takeState(() => evaluate(initial));
    const setState = (value: unknown) => {
      state.value = evaluate(value, state.value);
      hasChanged = true;
    };
    return [state.value, setState];
  },
  useRef: <Value>(value: Value) => takeState(() => ({ current: value })).value,
  useMemo: (compute: () => unknown) => compute(),
  useCallback: (callback: unknown) => callback,
  useId: () => takeState(() => `:r${(idCount += 1)}:`).value,
  useSyncExternalStore: (_: unknown, __: unknown, getServerSnapshot: () => unknown) =>
    getServerSnapshot(),
  useTransition: () => [false, nothing],
  useDeferredValue: (value: unknown) => value,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
};

/** Runs something with these hooks in the place of React's. */
export function withHooks<Result>(run: () => Result): Result {
  const previous = current.current;
  current.current = dispatcher;
  idCount = 0;
  try {
    return run();
  } finally {
    current.current = previous;
  }
}

/** Renders a component, again for as long as it changes its own state meanwhile. */
export function callWithHooks(render: () => unknown): unknown {
  states = [];
  for (let count = 0; count < MAX_RENDERS; count += 1) {
    nextState = 0;
    hasChanged = false;
    const node = render();
    if (!hasChanged) return node;
  }
  throw new Error("A component changes its state each time it is rendered");
}

function takeState<State>(create: () => State): { value: State } {
  const state = states[nextState] ?? { value: create() };
  states[nextState] = state;
  nextState += 1;
  return state as { value: State };
}
