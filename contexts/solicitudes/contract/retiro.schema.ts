import { ESTADOS_VERSION_SERVICIO } from '@marco/servicios/terms';
import { z } from 'zod';

const versionSchema = z.object({ id: z.number().int(), numero: z.string() });

/** What a request of type `retiro` asks for: which version ends, when, and what takes its place. */
export const retiroSchema = z.object({
  servicioVersion: versionSchema.extend({ estado: z.enum(ESTADOS_VERSION_SERVICIO) }),
  sucesoraId: z.number().int().nullable(),
  /** Versions that may take its place. */
  sucesoras: z.array(versionSchema),
  /** First day on which it does not answer; null while nobody wrote it, and of a version that nobody may use yet. */
  fechaRetiro: z.iso.date().nullable(),
  motivo: z.string(),
  /** Today, by which the form judges as the server does, and days between the announcement and the day where somebody uses it. */
  hoy: z.iso.date(),
  dias: z.number().int(),
});
export type RetiroSolicitado = z.infer<typeof retiroSchema>;
