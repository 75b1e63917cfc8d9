/** React 19 knows custom elements: the elements themselves, with types. */
import type {} from '@griddle/elements/jsx';
import '@griddle/elements/waffle-wars.js';

export function App({ position }: { position: string }): React.JSX.Element {
  return (
    <waffle-wars
      mode="play"
      seats="human,bot:hard"
      position={position}
      flipped
      className="board"
      ongriddle-move={(event) => console.log(event.detail.move.toUpperCase(), event.target.currentPosition)}
      ongriddle-over={({ detail }) => console.log(detail.seats.join())}
    />
  );
}

export const wrong = [
  // @ts-expect-error there is no such mode
  <waffle-wars mode="plya" />,
  // @ts-expect-error a number of moves
  <waffle-wars ply="three" />,
  // @ts-expect-error no such detail
  <waffle-wars ongriddle-move={(event) => event.detail.mvoe} />,
];
