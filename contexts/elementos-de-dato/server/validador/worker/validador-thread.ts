// First: the memory is limited before the parser takes any.
import './limit-memory.ts';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '@marco/server-kit';
import { computeInforme } from './compute-informe.ts';
import type { Informe, Tarea } from './tarea.ts';

parentPort?.on('message', (tarea: Tarea) => {
  const { informe, gastado } = computeInforme(tarea);
  const answer: ThreadAnswer<Informe> = { result: informe, spent: gastado };
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('listo');
