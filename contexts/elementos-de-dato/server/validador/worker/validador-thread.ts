// First: the memory is limited before the parser takes any.
import './limit-memory.ts';
import { parentPort } from 'node:worker_threads';
import { computeInforme } from './compute-informe.ts';
import type { Tarea } from './tarea.ts';

parentPort?.on('message', (tarea: Tarea) => {
  const { informe, gastado } = computeInforme(tarea);
  parentPort?.postMessage({ informe, gastado });
});
parentPort?.postMessage('listo');
