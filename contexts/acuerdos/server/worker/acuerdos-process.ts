import { serveTasks } from '@marco/server-kit/tasks';
import { runTarea } from './run-tarea.ts';
import type { ArchivoDeContrato, TareaAcuerdo } from './tarea.ts';

serveTasks<TareaAcuerdo, readonly ArchivoDeContrato[]>(async (tarea) => ({
  result: await runTarea(tarea),
  spent: false,
}));
