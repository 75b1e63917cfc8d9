'use client';
// The elements themselves, which go on with what the server has drawn.
import { useEffect } from 'react';

export function Elements() {
  useEffect(() => {
    import('@griddle/elements/waffle-wars/waffle-wars.js');
    import('@griddle/elements/connect-four/connect-four.js');
  }, []);
  return null;
}
