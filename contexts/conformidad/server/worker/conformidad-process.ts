// First: the memory is limited before the parser takes any.
import '@marco/server-kit/limit-memory';
import { serveTasks } from '@marco/server-kit/tasks';
import { runTarea } from './run-tarea.ts';
import type { Respuestas, TareaDelBanco } from './tarea.ts';

serveTasks<TareaDelBanco, Respuestas[TareaDelBanco['clase']]>(async (tarea) => ({
  result: await runTarea(tarea),
  spent: false,
}));
