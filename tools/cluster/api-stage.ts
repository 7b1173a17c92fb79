import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVitest } from '../stages/runner-stages.ts';
import type { Stage } from '../stages/stage.ts';
import { INSIDE_ONLY, INSIDE_TESTS } from './inside-only.ts';
import { PROCESSES, presentProcesses } from './processes-environment.ts';
import { readDiary } from './read-diary.ts';
import { onSharedGround } from './shared-ground.ts';

/** The API tests, each application of which is two processes. */
export const apiStage: Stage = {
  id: 'api',
  title: 'API over two processes',
  run: (context) =>
    onSharedGround(async (ground) => {
      const folder = mkdtempSync(join(tmpdir(), 'marco-cluster-'));
      try {
        const diary = join(folder, 'diary');
        context.recordDatabase(`PostgreSQL ${ground.cluster.version}`);
        // A file that the person names is always run.
        const inside = context.filters.length > 0 ? [] : INSIDE_ONLY;
        const leftOut = inside.map(({ file }) => file);
        const env = presentProcesses(ground, diary);
        const leftOutTests = INSIDE_TESTS.map(({ title }) => title);
        const outcome = await runVitest(context, { project: 'api', env, leftOut, leftOutTests });
        for (const { file, because } of inside) context.show(`  not over processes: ${file}: ${because}\n`);
        for (const { file, title, because } of INSIDE_TESTS)
          context.show(`  not over processes: ${file}, '${title}': ${because}\n`);
        const over = outcome.files?.length ?? 0;
        context.show(
          `${over} files over ${PROCESSES} processes, ${inside.length} not; answers of each process: ${readDiary(diary).join(', ')}\n`,
        );
        return outcome;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};
