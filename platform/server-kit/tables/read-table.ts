import type { TableRow } from '@marco/contract-kit/table-records';
import { refuseCommon } from '../http/app-error.ts';
import { BoundedPool } from '../processes/bounded-pool.ts';
import type { Caller } from '../processes/caller.ts';
import type { TableTask } from './parse-table.ts';
import type { TableResult } from './table-process.ts';
import { UnreadableTable } from './unreadable-table.ts';

const pool = new BoundedPool<TableTask, TableResult>({
  module: new URL('./table-process.ts', import.meta.url),
  processes: 2,
  memoryMb: 256,
  // The largest table that is read takes some three seconds.
  limitMs: 10_000,
  waiting: 20,
  waitingOfOne: 3,
  refuseBusy: () => refuseCommon('SERVICIO_OCUPADO'),
});

/**
 * The rows of a file somebody brings: of CSV its text or bytes, of a workbook its base64 or bytes. The first one is the
 * header; of a workbook the first sheet counts. A row without any text is left out, the others keep their numbers.
 *
 * @param task.maximumRows rows that are read, the header with them; what follows is left
 * @throws UnreadableTable, SERVICIO_OCUPADO
 */
export async function readTable(task: TableTask, caller: Caller): Promise<readonly TableRow[]> {
  const result = await pool.run(task, caller, (failure) => {
    throw new UnreadableTable(failure === 'time' ? 'too-slow' : 'too-large');
  });
  if ('rows' in result) return result.rows;
  throw new UnreadableTable(result.reason, result.line);
}
