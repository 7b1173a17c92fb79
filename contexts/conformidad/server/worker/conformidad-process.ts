// First: the memory is limited before the parser takes any.
import '@marco/server-kit/limit-memory';
import { serveTasks } from '@marco/server-kit/tasks';
import type { InformeSellado, TareaConformidad } from './tarea.ts';
import { writeInforme } from './write-informe.ts';

serveTasks<TareaConformidad, InformeSellado>(async (tarea) => ({
  result: await writeInforme(tarea),
  spent: false,
}));
