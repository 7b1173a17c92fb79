import { serveTasks } from '@marco/server-kit/tasks';
import { runTarea } from './run-tarea.ts';
import type { ArchivoReducido, TareaAcuerdo } from './tarea.ts';

serveTasks<TareaAcuerdo, readonly ArchivoReducido[]>(async (tarea) => ({
  result: await runTarea(tarea),
  spent: false,
}));
