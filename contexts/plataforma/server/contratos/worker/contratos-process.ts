// First: the memory is limited before the parser takes any.
import '@marco/server-kit/limit-memory';
import { serveTasks } from '@marco/server-kit/tasks';
import { type ContratosComparados, compareContratos, type TareaDeContratos } from '../compare-contratos.ts';

serveTasks<TareaDeContratos, ContratosComparados>(async (tarea) => ({
  result: await compareContratos(tarea),
  spent: false,
}));
