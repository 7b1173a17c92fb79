import { parentPort } from 'node:worker_threads';

/** What the tests of the pool ask of a thread. */
export type TestTask =
  | { readonly kind: 'echo'; readonly value: unknown }
  | { readonly kind: 'environment' | 'endless' | 'hungry' | 'broken' | 'gone' | 'spent' | 'count' };

let attended = 0;

function work(task: TestTask): unknown {
  attended += 1;
  switch (task.kind) {
    case 'echo':
      return task.value;
    case 'environment':
      return Object.keys(process.env);
    case 'endless':
      for (;;) attended += 1;
    case 'hungry': {
      const kept: unknown[] = [];
      for (;;) kept.push({ n: kept.length, text: `${kept.length}`.repeat(100) });
    }
    case 'broken':
      throw new TypeError('broken');
    case 'gone':
      return process.exit(1);
    default:
      return attended;
  }
}

parentPort?.on('message', (task: TestTask) =>
  parentPort?.postMessage({ result: work(task), spent: task.kind === 'spent' }),
);
parentPort?.postMessage('ready');
