import { Readable } from 'node:stream';
import type { AvanceConformidad } from '../../contract/informe.schema.ts';
import { presentComprobaciones, presentInforme } from '../informes/present-informe.ts';
import type { AvanceDelBanco, InformeSellado } from '../worker/tarea.ts';

/**
 * The answer of a contract while it is checked. It begins with what is known first, so that a refusal of the whole call is
 * still answered as one.
 *
 * @throws what the work throws before it tells anything
 */
export async function streamAvance(
  work: (tell: (avance: AvanceDelBanco) => void) => Promise<InformeSellado>,
): Promise<Readable> {
  const begun = Promise.withResolvers<void>();
  const lineas = new Readable({ read: () => undefined });
  // Whoever reads it is told by the end of the connection.
  lineas.on('error', () => undefined);
  const write = (avance: AvanceConformidad) => {
    lineas.push(`${JSON.stringify(avance)}\n`);
    begun.resolve();
  };
  void work((comprobaciones) => write({ comprobaciones: presentComprobaciones(comprobaciones) })).then(
    (informe) => {
      write({ informe: presentInforme(informe) });
      lineas.push(null);
    },
    (error: unknown) => {
      begun.reject(error);
      lineas.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  );
  await begun.promise;
  return lineas;
}
