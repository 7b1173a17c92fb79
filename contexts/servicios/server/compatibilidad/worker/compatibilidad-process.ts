import { serveTasks } from '@marco/server-kit/tasks';
import type { ResultadoComparacion, TareaComparacion } from '../run-comparacion.ts';
import { computeCompatibilidad } from './compute-compatibilidad.ts';
import { computeRoturas } from './compute-impacto.ts';

serveTasks<TareaComparacion, ResultadoComparacion>((tarea) => ({
  result:
    tarea.clase === 'impacto'
      ? { clase: 'impacto', roturas: computeRoturas(tarea) }
      : { clase: 'compatibilidad', compatibilidad: computeCompatibilidad(tarea) },
  spent: false,
}));
