// First: the memory is limited before the parser takes any.
import '@marco/server-kit/limit-memory';
import { serveTasks } from '@marco/server-kit/tasks';
import { runTarea } from './run-tarea.ts';
import type { RespuestasSimulador, TareaSimulador } from './tarea.ts';

serveTasks<TareaSimulador, RespuestasSimulador[TareaSimulador['clase']]>(runTarea);
