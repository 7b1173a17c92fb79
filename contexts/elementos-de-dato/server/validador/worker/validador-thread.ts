// First: the memory is limited before the parser takes any.
import './limit-memory.ts';
import { parentPort } from 'node:worker_threads';
import type { Tarea } from './tarea.ts';
import { validateMensaje } from './validate-mensaje.ts';

parentPort?.on('message', (tarea: Tarea) => {
  const { informe, gastado } = validateMensaje(tarea);
  parentPort?.postMessage({ informe, gastado });
});
parentPort?.postMessage('listo');
