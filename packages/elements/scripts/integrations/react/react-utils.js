// Hooks of the generated React components. The generator's own lose hold of the element: at the end of an effect its ref is
// empty already, so no listener was ever removed, and an inline handler was called once for each past render.
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

// React 18 warns about layout effects on a server
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Sets a property of the element whenever it changes. */
export function useProperties(element, name, value) {
  useEffect(() => {
    if (value !== undefined && element.current) element.current[name] = value;
  }, [element, name, value]);
}

/** Listens to an event with the newest handler: one listener for the life of the element. */
export function useEventListener(element, type, handler) {
  const newest = useRef(handler);
  useEffectBeforePaint(() => {
    newest.current = handler;
  });
  useEffectBeforePaint(() => {
    const node = element.current;
    if (!node) return undefined;
    const listener = (event) => newest.current?.(event);
    node.addEventListener(type, listener);
    return () => node.removeEventListener(type, listener);
  }, [element, type]);
}

/** A ref that fills the component's own and that of its user, and stays the same from render to render. */
export function useBothRefs(own, given) {
  return useCallback(
    (node) => {
      own.current = node;
      if (typeof given === 'function') given(node);
      else if (given) given.current = node;
    },
    [own, given],
  );
}

/** What React may set on the element: it would take handlers of our events for attributes, and warn after hydration. */
export function withoutHandlers(props) {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !name.startsWith('onGriddle')));
}
