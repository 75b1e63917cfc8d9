/** Components: events work in every React, also where the page was rendered by a server. */
import { MoveList, WaffleWars, type WaffleWarsElement } from '@griddle/elements/react';
import { useRef } from 'react';

export function Wrapped(): React.JSX.Element {
  const board = useRef<WaffleWarsElement>(null);
  return (
    <div onClick={() => board.current?.undo()}>
      <WaffleWars
        ref={board}
        id="game"
        mode="replay"
        record="1. c3 d4"
        style={{ maxWidth: '30rem' }}
        onGriddleChange={({ detail }) => console.log(detail.path.length)}
      />
      <MoveList for="game" onGriddleGoto={(event) => console.log(event.detail.path)} />
    </div>
  );
}

export const wrong = [
  // @ts-expect-error there is no such mode
  <WaffleWars mode="plya" />,
  // @ts-expect-error no such detail
  <WaffleWars onGriddleMove={(event) => event.detail.mvoe} />,
];
