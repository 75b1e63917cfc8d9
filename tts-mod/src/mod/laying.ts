/** Moves all objects to where the record has them. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Layer, Task } from './layer.js';
import type { TableGame } from './table-game.js';

/** The laying out of one game. The position is asked for when its turn has come. */
export class Laying<S extends BaseState, M, Sight> {
  /** Whether everything is to be brought to its place however it seems to lie. */
  private isForced = false;

  constructor(
    private readonly table: TableGame<S, M, Sight>,
    private readonly layer: Layer,
    private readonly state: () => S,
  ) {}

  /** Moves everything into place, unless the table already agrees with the position. */
  follow(seen?: Sight): void {
    const look = (): readonly Task[] => {
      const { table } = this;
      const state = this.state();
      if (!this.isForced && table.agrees(state, seen ?? table.see())) return [];
      // Until the last plan is done, whatever comes in between
      this.isForced = true;
      const end = (): readonly Task[] => {
        this.isForced = false;
        return [];
      };
      this.layer.lay([...table.arrange(state), end]);
      return [];
    };
    this.layer.lay([look]);
  }

  /** Moves everything into place in any case. */
  arrange(): void {
    this.isForced = true;
    this.follow();
  }
}
