import { serveTasks } from './serve-tasks.ts';

/** What the tests of the pool ask of a process. */
export type TestTask =
  | { readonly kind: 'echo'; readonly value: unknown }
  | { readonly kind: 'steps'; readonly steps: readonly number[] }
  | {
      readonly kind:
        | 'environment'
        | 'endless'
        | 'hungry'
        | 'huge'
        | 'pid'
        | 'broken'
        | 'gone'
        | 'spent'
        | 'count';
    };

let attended = 0;

function work(task: TestTask, tell: (step: number) => void): unknown {
  attended += 1;
  switch (task.kind) {
    case 'echo':
      return task.value;
    case 'steps':
      for (const step of task.steps) tell(step);
      return task.steps.length;
    case 'environment':
      return Object.keys(process.env);
    case 'pid':
      return process.pid;
    case 'endless':
      for (;;) attended += 1;
    case 'hungry': {
      const kept: unknown[] = [];
      // In large pieces: with small ones the collector tries again and again before it gives up.
      for (;;) kept.push(new Array<number>(100_000).fill(kept.length));
    }
    // In one piece: the end of a thread that does this is the end of its process.
    case 'huge':
      for (const kept: unknown[] = []; ; ) kept.push(JSON.parse(`[${'{"a":[1,2,3]},'.repeat(2_000_000)}1]`));
    case 'broken':
      throw new TypeError('broken');
    case 'gone':
      return process.exit(1);
    default:
      return attended;
  }
}

serveTasks<TestTask, unknown, number>((task, tell) => ({
  result: work(task, tell),
  spent: task.kind === 'spent',
}));
