import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJourneys } from '../stages/runner-stages.ts';
import { broken, type Stage } from '../stages/stage.ts';
import { webBuildStage } from '../stages/web-stages.ts';
import { presentProcesses } from './processes-environment.ts';
import { readDiary } from './read-diary.ts';
import { onSharedGround } from './shared-ground.ts';

/** What a person does who signs in, registers, meets, attaches a document, reads what is new and takes a table along. */
const JOURNEYS = [
  'e2e/sign-in-one-entity.spec.ts',
  'e2e/registration.spec.ts',
  'e2e/meeting-documents.spec.ts',
  'e2e/notifications.spec.ts',
  'e2e/table-exports.spec.ts',
];

/** Journeys in a browser, each server of which is two processes behind a front that shares requests out. */
export const journeysStage: Stage = {
  id: 'journeys',
  title: 'Journeys over two processes',
  run: (context) =>
    onSharedGround(async (ground) => {
      const built = await webBuildStage.run(context);
      if (!built.ok) return broken;
      const folder = mkdtempSync(join(tmpdir(), 'marco-cluster-'));
      try {
        const diary = join(folder, 'diary');
        const files = context.filters.length > 0 ? context.filters : JOURNEYS;
        const outcome = await runJourneys(context, { env: presentProcesses(ground, diary), files });
        context.show(`answers of each process: ${readDiary(diary).join(', ')}\n`);
        return outcome;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};
