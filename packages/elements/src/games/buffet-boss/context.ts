/** The core's interfaces for Buffet Boss. */
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import type { ExtraContext, GameUI } from '#core';

/** The page's side of the table, or of a part of it. */
export type BuffetBossUI = GameUI<BuffetBossState, BuffetBossMove>;

/** What the templates of the table may read and do. */
export type BuffetBossContext = ExtraContext<BuffetBossState, BuffetBossMove>;

/** A place in the tree of moves. */
export type BuffetBossStep = BuffetBossContext['step'];
