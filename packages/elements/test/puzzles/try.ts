import { readFileSync } from 'node:fs';
import { writtenPuzzles } from './puzzle-text.js';
import { proverOf } from './provers.js';
const [game='', file='']=process.argv.slice(2);
for (const p of writtenPuzzles(readFileSync(file,'utf8'))) { const t=performance.now(); const e=proverOf(game)(p); console.log(p.number,p.goal,p.difficulty,e||'ok',Math.round(performance.now()-t)); }
