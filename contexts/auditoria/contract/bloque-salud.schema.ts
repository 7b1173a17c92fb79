import { z } from 'zod';

/** How the system runs, in the home of who administers it. */
export const bloqueSaludSchema = z.object({
  /** Work behind the screens that was given up, or that should have run some time ago. */
  tareas: z.object({ abandonadas: z.number().int(), atrasadas: z.number().int() }),
  /** Mails that were given up, which somebody must look at. */
  correosAbandonados: z.number().int(),
  /** When the audit trail was sealed last; null where it never was. */
  ultimoSello: z.iso.datetime().nullable(),
  /** Whether events wait for their seal longer than it may take. */
  selloAtrasado: z.boolean(),
});
export type BloqueSalud = z.infer<typeof bloqueSaludSchema>;
