import { gameById } from '@griddle/rules/games.js';
import { minePuzzles, recordOfFound } from '@griddle/bots/puzzles/index.js';
import { writeRecords } from '@griddle/rules/record/index.js';
const [id='', count='3', seed='1'] = process.argv.slice(2);
const t=performance.now();
const found = await minePuzzles(gameById(id)!, {count:+count, seed:+seed, theme:''}, (n)=>console.error(n, Math.round(performance.now()-t)));
console.log(writeRecords(found.map(recordOfFound)));
