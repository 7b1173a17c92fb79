import { DIARY_VARIABLE, PROCESSES_VARIABLE, STORE_VARIABLE } from '@marco/test-kit/cluster-variables';
import type { SharedGround } from './shared-ground.ts';

/** Processes of the product behind each test application. */
export const PROCESSES = 2;

/**
 * What tells the runners that a test application is several processes.
 *
 * @param diary file where the workers write down who answered how much
 */
export function presentProcesses({ cluster, store }: SharedGround, diary: string): Record<string, string> {
  return {
    TEST_DATABASE: 'postgres',
    TEST_DATABASE_URL: cluster.url,
    [PROCESSES_VARIABLE]: String(PROCESSES),
    [STORE_VARIABLE]: JSON.stringify(store.settings),
    [DIARY_VARIABLE]: diary,
  };
}
