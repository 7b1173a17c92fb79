// First: the memory is limited before the parser takes any.
import '@marco/server-kit/limit-memory';
import { serveTasks } from '@marco/server-kit/tasks';
import { computeInforme } from './compute-informe.ts';
import type { Informe, Tarea } from './tarea.ts';

serveTasks<Tarea, Informe>((tarea) => {
  const { informe, gastado } = computeInforme(tarea);
  return { result: informe, spent: gastado };
});
