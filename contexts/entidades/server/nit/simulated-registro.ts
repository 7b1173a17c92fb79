import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { TipoConRegistro } from '../../contract/terms.ts';
import { findByNitTipo } from '../entidades/entidades.queries.ts';
import { DEMO_NITS } from './demo-nits.ts';
import type { RegistroEntidades } from './registro-entidades.ts';

export interface SimulatedRegistroSettings {
  readonly database: Kysely<DatabaseSchema>;
  readonly tipo: TipoConRegistro;
  /** Whether invented NITs are known. */
  readonly demoData: boolean;
}

/**
 * A registry where no address is configured: the stored entities of its kind and, with demo data, the invented NITs.
 * Without demo data an unknown NIT is answered as a technical fault, because no registry was asked; the administrator
 * must configure one.
 */
export function createSimulatedRegistro({
  database,
  tipo,
  demoData,
}: SimulatedRegistroSettings): RegistroEntidades {
  return {
    async find(nit) {
      const demo = demoData ? DEMO_NITS[tipo][nit] : undefined;
      if (demo) return demo;
      const stored = await findByNitTipo(database, nit, tipo);
      if (stored)
        return stored.activa ? { resultado: 'encontrada', nombre: stored.nombre } : { resultado: 'inactiva' };
      return demoData ? { resultado: 'no-encontrada' } : { resultado: 'falla', motivo: 'sin-configurar' };
    },
  };
}
