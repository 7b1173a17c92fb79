import { formatLongDay } from '@marco/country/day-text';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { CAMPOS_INFORME, type CampoInforme, presentCampo } from '../../contract/filtros-informe.terms.ts';
import type { InformeLeido } from '../../contract/index.ts';
import type { PalabraInforme } from '../../contract/informes.terms.ts';
import { presentMomentoLargo } from '../../rules/indicadores/momentos.ts';
import { listEnVigor } from '../../rules/informes/consulta-informe.ts';
import { presentEleccion } from '../../rules/informes/elecciones.ts';
import type { InformePedido } from './informe-pedido.ts';
import { findNombresDeFiltros } from './nombres-de-filtros.queries.ts';

/** Whether a filter is the key of something that has a name. */
const isClave = (campo: CampoInforme): boolean =>
  campo !== 'corte' && ['entidad', 'fila'].includes(CAMPOS_INFORME[campo][1]);

/** Reports in which who is not of the ministry reads some rows alone: an entidad without any of them is not even named. */
const DE_ALGUNAS: readonly PalabraInforme[] = ['solicitudServicioByFilter', 'validador', 'schema'];

const isAjena = (
  palabra: PalabraInforme,
  campo: CampoInforme,
  { lector, entidadId }: InformePedido,
): boolean =>
  campo === 'entidadId' &&
  DE_ALGUNAS.includes(palabra) &&
  lector.lado !== 'ministerio' &&
  entidadId !== lector.entidadId;

function presentValor(
  palabra: PalabraInforme,
  campo: CampoInforme,
  valor: string | number | boolean,
): string {
  if (campo === 'corte') return presentMomentoLargo(String(valor));
  if (CAMPOS_INFORME[campo][1] === 'dia') return formatLongDay(String(valor));
  return presentEleccion(palabra, campo, valor);
}

/**
 * The filters that hold, in words: the same on a screen and in a file.
 *
 * @param total rows they leave
 */
export async function presentFiltrosDeInforme(
  database: Kysely<DatabaseSchema>,
  palabra: PalabraInforme,
  pedido: InformePedido,
  total: number,
): Promise<InformeLeido['filtros']> {
  const { lector: _, ...filtros } = pedido;
  const enVigor = listEnVigor(palabra, filtros);
  const nombres = enVigor.some(([campo]) => isClave(campo))
    ? await findNombresDeFiltros(database, filtros)
    : {};
  const presentClave = (campo: CampoInforme, valor: string | number | boolean): string =>
    total === 0 && isAjena(palabra, campo, pedido)
      ? 'Otra entidad'
      : (nombres[campo] ?? `no existe (${valor})`);
  return enVigor.map(([campo, valor]) => ({
    campo,
    nombre: presentCampo(palabra, campo),
    valor: isClave(campo) ? presentClave(campo, valor) : presentValor(palabra, campo, valor),
  }));
}
