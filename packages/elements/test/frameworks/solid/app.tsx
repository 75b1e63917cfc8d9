/** Solid: attributes, properties by `prop:`, events by `on:`. */
import type {} from '@griddle/elements/solid';
import '@griddle/elements/waffle-wars.js';
import type { JSX } from 'solid-js';

export function App(props: { position: string }): JSX.Element {
  return (
    <waffle-wars
      mode="play"
      class="board"
      prop:position={props.position}
      on:griddle-move={(event) => console.log(event.detail.move.toUpperCase(), event.target.currentPosition)}
    />
  );
}

export const wrong = [
  // @ts-expect-error there is no such mode
  <waffle-wars mode="plya" />,
  // @ts-expect-error nor as a property
  <waffle-wars prop:mode="plya" />,
  // @ts-expect-error no such detail
  <waffle-wars on:griddle-move={(event) => event.detail.mvoe} />,
];
