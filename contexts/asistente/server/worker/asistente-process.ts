// First: the memory is limited before the parser takes any.
import '@marco/server-kit/limit-memory';
import { serveTasks } from '@marco/server-kit/tasks';
import { proposeElementos } from '../../rules/propuestas/propose-elementos.ts';
import { readFuente } from '../lectura/read-fuente.ts';
import type { ResultadosDelAsistente, TareaDelAsistente } from './tarea.ts';

serveTasks<TareaDelAsistente, ResultadosDelAsistente[TareaDelAsistente['clase']]>(async (tarea) => ({
  result: tarea.clase === 'lectura' ? await readFuente(tarea) : proposeElementos(tarea),
  spent: false,
}));
