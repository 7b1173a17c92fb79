import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './target.ts';

const PAUSE_MS = 20;

/** How long other people waited while an input ran. */
export interface Bystanding {
  readonly answers: number;
  /** Milliseconds of the slowest answer of `/salud/vivo`, and of the search of another person. */
  readonly slowestLive: number;
  readonly slowestSearch: number;
  /** Answers that were no 200, and calls that broke. */
  readonly refused: number;
}

/** Calls repeatedly, as a monitor and another person do, until the work is over. */
export async function watchBystanders(target: Target, work: Promise<unknown>): Promise<Bystanding> {
  let isOver = false;
  const [live, search] = [
    watch(target, '/salud/vivo'),
    watch(target, '/api/validador/elementos?texto=numero'),
  ];
  await work.finally(() => {
    isOver = true;
  });
  const [vivo, busqueda] = await Promise.all([live, search]);
  return {
    answers: vivo.answers + busqueda.answers,
    slowestLive: vivo.slowest,
    slowestSearch: busqueda.slowest,
    refused: vivo.refused + busqueda.refused,
  };

  async function watch({ sessions, product }: Target, path: string) {
    const told = { answers: 0, slowest: 0, refused: 0 };
    do {
      const begun = performance.now();
      if (!(await isAnswered(`${product().url}${path}`, sessions.otraPersona))) told.refused += 1;
      told.slowest = Math.max(told.slowest, performance.now() - begun);
      told.answers += 1;
      await wait(PAUSE_MS);
    } while (!isOver);
    return told;
  }
}

async function isAnswered(url: string, token: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
