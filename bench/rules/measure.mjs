// Speeds per second of processor time, so that a busy machine disturbs little, taken in turns, so that what disturbs
// hits every rival alike.

/** Processor seconds this process has used. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How often a second of processor time `work` runs, measured over at least `seconds`. */
export function rate(work, seconds) {
  const start = cpuSeconds();
  let runs = 0;
  let spent = 0;
  while (spent < seconds) {
    for (let i = 0; i < 10; i++) work();
    runs += 10;
    spent = cpuSeconds() - start;
  }
  return runs / spent;
}

/** The rates of rivals over several rounds, each rival once a round: `{ name: [rate, ...] }`. */
export function rounds(rivals, { count, seconds }) {
  const rates = Object.fromEntries(Object.keys(rivals).map((name) => [name, []]));
  for (const work of Object.values(rivals)) rate(work, seconds / 2); // warm-up
  for (let round = 0; round < count; round++) {
    for (const [name, work] of Object.entries(rivals)) {
      globalThis.gc?.();
      rates[name].push(rate(work, seconds));
    }
  }
  return rates;
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Milliseconds of processor time that `work` takes once: the median of `count` runs, and what it returned last. */
export function milliseconds(work, count) {
  const times = [];
  let result;
  for (let i = 0; i < count; i++) {
    const start = cpuSeconds();
    result = work();
    times.push((cpuSeconds() - start) * 1000);
  }
  return { result, time: median(times) };
}
