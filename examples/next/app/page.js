import { Elements } from './elements.js';
import { Griddle } from './griddle.js';

const record = `[Game "Waffle Wars"]
[Strawberries "Pip"]

1. c4 {Why not “d4”?} d3 2. e2 b5`;

export default function Page() {
  return (
    <main>
      <h1>Boards in Next</h1>
      <p>A diagram:</p>
      <Griddle tag="waffle-wars" position="6/6/2b3/1b4/1ss3/sss3" />
      <p>A replay:</p>
      <Griddle tag="waffle-wars" mode="replay" record={record} />
      <p>A game:</p>
      <Griddle tag="connect-four" mode="play" seats="human,human" start="now" />
      <p>The end.</p>
      <Elements />
    </main>
  );
}
