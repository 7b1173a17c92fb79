import { serviciosManifest } from '../server/module.ts';

/** What happens to versions by itself, and its notices, for a test that runs it itself. */
export const createTrabajosDeServicios = serviciosManifest.jobs;
