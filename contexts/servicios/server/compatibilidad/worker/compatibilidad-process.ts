import { serveTasks } from '@marco/server-kit/tasks';
import type { CompatibilidadVersiones } from '../../../contract/index.ts';
import { computeCompatibilidad, type TareaCompatibilidad } from './compute-compatibilidad.ts';

serveTasks<TareaCompatibilidad, CompatibilidadVersiones>((tarea) => ({
  result: computeCompatibilidad(tarea),
  spent: false,
}));
