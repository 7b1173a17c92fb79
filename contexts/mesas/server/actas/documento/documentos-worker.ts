import { parentPort, workerData } from 'node:worker_threads';
import type { ContenidoActa } from '../../../rules/acta/contenido-acta.ts';
import { createActaDocx } from './create-acta-docx.ts';
import { createActaPdf } from './create-acta-pdf.ts';

/** A thread that makes the documents of one acta and ends. */
const contenido = workerData as ContenidoActa;
const pdf = await createActaPdf(contenido);
const docx = await createActaDocx(contenido);
parentPort?.postMessage({ pdf, docx });
