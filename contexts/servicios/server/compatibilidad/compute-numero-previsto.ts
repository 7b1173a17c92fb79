import type { DatabaseSchema } from '@marco/database';
import { AppError, type Caller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  buildOperaciones,
  type CampoPorUbicar,
  type OperacionEscrita,
  toOperaciones,
} from '../../rules/mensajes/mensajes-de-campos.ts';
import {
  type CambioDeNumero,
  computeNumeroSiguiente,
  type NumeroPrevisto,
} from '../../rules/versiones/transiciones.ts';
import { listVersiones } from '../versiones/versiones.queries.ts';
import { readComparadasConPropuesta } from './compare-versiones-servicio.ts';
import { comparador } from './run-comparacion.ts';

type Database = Kysely<DatabaseSchema>;

/** What a request of level 1 would make of its servicio. */
export interface ServicioPropuesto {
  readonly servicio: Pick<OperacionEscrita, 'nombre' | 'tipoIntercambio'>;
  readonly operaciones: readonly OperacionEscrita[];
  readonly campos: readonly CampoPorUbicar[];
  /** Whether the common language already says what every field asks for: before that nobody knows its messages. */
  readonly isConocido: boolean;
}

/** What a request makes is the least number that its change lets it have (domain niveles §9.1). */
interface Veredicto {
  readonly cambio: CambioDeNumero;
  readonly razon: string;
}

const SIN_CONOCER: Veredicto = {
  cambio: 'menor',
  razon:
    'Mientras a un campo le falte su elemento no se sabe si el cambio rompe a alguien: puede ser la mayor.',
};
/** Where nobody could decide, somebody may break. */
const DEMORADA: Veredicto = {
  cambio: 'mayor',
  razon: 'Puede romper a alguien: comparar las dos versiones tomó más de lo permitido.',
};

async function findVeredicto(
  database: Database,
  ultima: { readonly id: number; readonly mayor: number; readonly menor: number },
  { servicio, operaciones, campos, isConocido }: ServicioPropuesto,
  caller: Caller,
): Promise<Veredicto> {
  if (!isConocido) return SIN_CONOCER;
  const propuesta = {
    ...computeNumeroSiguiente(ultima, 'menor'),
    operaciones: buildOperaciones(toOperaciones(operaciones, servicio), campos),
  };
  const comparadas = await readComparadasConPropuesta(database, { desdeId: ultima.id, propuesta });
  try {
    const { numeroMinimo } = await comparador.compare(
      { clase: 'compatibilidad', ...comparadas, lectura: 'tolerante' },
      caller,
    );
    return numeroMinimo;
  } catch (error) {
    if (error instanceof AppError && error.code === 'COMPARACION_DEMORADA') return DEMORADA;
    throw error;
  }
}

/**
 * The number the version of a request would get now: that of the version in work, or the one after the last, by what the
 * change does to who uses that. It may take ten seconds: not within a transaction.
 *
 * @throws SERVICIO_OCUPADO
 */
export async function computeNumeroPrevisto(
  database: Database,
  { servicioId, propuesto }: { readonly servicioId: number; readonly propuesto: ServicioPropuesto },
  caller: Caller,
): Promise<NumeroPrevisto> {
  const versiones = await listVersiones(database, servicioId);
  const enElaboracion = versiones.find(({ estado }) => estado === 'en-elaboracion');
  const [ultima] = versiones;
  if (enElaboracion !== undefined || ultima === undefined) {
    const { mayor, menor } = enElaboracion ?? computeNumeroSiguiente(undefined, 'menor');
    return { desdeId: null, mayor, menor, razon: 'Es la primera versión del servicio.' };
  }
  const { cambio, razon } = await findVeredicto(database, ultima, propuesto, caller);
  return { desdeId: ultima.id, ...computeNumeroSiguiente(ultima, cambio), razon };
}
