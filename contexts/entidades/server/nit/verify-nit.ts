import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { RespuestaNit } from '../../contract/index.ts';
import type { TipoConRegistro } from '../../contract/terms.ts';
import { presentRespuestaNit } from '../../rules/nit/respuesta-nit.ts';
import { isNitVerificado } from '../../rules/nit/verificacion-nit.ts';
import { formatoRues, formatoSnies } from './formato-registro.ts';
import { createHttpRegistro } from './http-registro.ts';
import type { RegistroEntidades } from './registro-entidades.ts';
import { createSimulatedRegistro } from './simulated-registro.ts';

/**
 * Looks a NIT up in the registry of its kind and answers in the specified shape; `nombre` has the
 * verified name only when `existRUES`. Never throws for what the registry does. Ask it outside a
 * transaction: it may wait for somebody else's server.
 */
export type VerifyNit = (
  tipo: TipoConRegistro,
  consulta: { readonly nit: string; readonly dv: string | number },
  log: Pick<CallContext['log'], 'warn'>,
) => Promise<RespuestaNit>;

export interface VerifyNitSettings {
  readonly database: Kysely<DatabaseSchema>;
  /** Address of the business registry; undefined asks the simulator. */
  readonly ruesUrl: string | undefined;
  /** Address of the higher-education registry; undefined asks the simulator. */
  readonly sniesUrl: string | undefined;
  readonly demoData: boolean;
}

/** The look-up with the registries the process is configured for. */
export function createVerifyNit({ database, ruesUrl, sniesUrl, demoData }: VerifyNitSettings): VerifyNit {
  const registros: Readonly<Record<TipoConRegistro, RegistroEntidades>> = {
    privada: ruesUrl
      ? createHttpRegistro({ address: ruesUrl, formato: formatoRues })
      : createSimulatedRegistro({ database, tipo: 'privada', demoData }),
    ies: sniesUrl
      ? createHttpRegistro({ address: sniesUrl, formato: formatoSnies })
      : createSimulatedRegistro({ database, tipo: 'ies', demoData }),
  };
  return async (tipo, consulta, log) => {
    const { nit } = consulta;
    const dv = String(consulta.dv);
    if (!isNitVerificado(nit, dv)) return presentRespuestaNit(tipo, { resultado: 'nit-invalido' });
    const resultado = await registros[tipo].find(nit, dv);
    // The NIT stays out of the log: that of a natural person is the number of their identity card.
    if (resultado.resultado === 'falla')
      log.warn({ registro: tipo, motivo: resultado.motivo }, 'registry fault');
    return presentRespuestaNit(tipo, resultado);
  };
}
