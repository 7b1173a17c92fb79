import { serveTasks } from '@marco/server-kit/tasks';
import type { ArchivoEscrito, TareaPasaporte } from './tarea.ts';
import { runTarea } from './write-archivos.ts';

serveTasks<TareaPasaporte, readonly ArchivoEscrito[]>(async (tarea) => ({
  result: await runTarea(tarea),
  spent: false,
}));
