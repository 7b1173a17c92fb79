import type { TableRow } from '@marco/contract-kit/table-records';
import { serveTasks } from '../processes/serve-tasks.ts';
import { parseTable, type TableTask } from './parse-table.ts';
import { UnreadableTable } from './unreadable-table.ts';

export type TableResult = { readonly rows: readonly TableRow[] } | Pick<UnreadableTable, 'reason' | 'line'>;

serveTasks<TableTask, TableResult>(async (task) => ({ result: await parse(task), spent: false }));

async function parse(task: TableTask): Promise<TableResult> {
  try {
    return { rows: await parseTable(task) };
  } catch (cause) {
    // An error would lose its class on its way to the product.
    if (cause instanceof UnreadableTable) return { reason: cause.reason, line: cause.line };
    throw cause;
  }
}
