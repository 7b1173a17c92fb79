// First: the memory is limited before the parser takes any.
import '@marco/server-kit/limit-memory';
import { serveTasks } from '@marco/server-kit/tasks';
import { runTarea } from './run-tarea.ts';
import type { AvanceDelBanco, Respuestas, TareaDelBanco } from './tarea.ts';

serveTasks<TareaDelBanco, Respuestas[TareaDelBanco['clase']], AvanceDelBanco>(async (tarea, tell) => ({
  result: await runTarea(tarea, tell),
  spent: false,
}));
