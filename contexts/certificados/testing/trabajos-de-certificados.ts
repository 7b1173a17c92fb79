import { certificadosManifest } from '../server/module.ts';

/** The work of the process that makes the PDFs, for a test that runs it itself. */
export const createTrabajosDeCertificados = certificadosManifest.askedJobs;
