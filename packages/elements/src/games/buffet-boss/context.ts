/** The core's interfaces for Buffet Boss. */
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import type { ExtraContext, GameUI } from '#core';

/** The game UI of the whole table or of one of its parts. */
export type BuffetBossUI = GameUI<BuffetBossState, BuffetBossMove>;

/** The data and actions available to the table's templates. */
export type BuffetBossContext = ExtraContext<BuffetBossState, BuffetBossMove>;

/** A node of the move tree. */
export type BuffetBossStep = BuffetBossContext['step'];
