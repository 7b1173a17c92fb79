import { formatLongDay } from '@marco/country/day-text';
import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, presentMomento } from '@marco/parametros/port';
import type { TableNotes } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { InformeLeido } from '../../contract/index.ts';
import {
  CAMPOS_INFORME,
  type CampoInforme,
  INFORMES,
  type PalabraInforme,
} from '../../contract/informes.terms.ts';
import { toInforme } from '../../contract/reportes.paths.ts';
import { CALIDADES } from '../../contract/terms.ts';
import { CONSULTA_VACIA, formatConsulta } from '../../rules/informes/consulta-informe.ts';
import type { InformePedido } from './informe-pedido.ts';
import { findNombresDeFiltros } from './nombres-de-filtros.queries.ts';

type Notas = TableNotes['rows'];

interface InformeAnotado extends Pick<InformeLeido, 'resumen' | 'definicion' | 'corte'> {
  readonly palabra: PalabraInforme;
  readonly pedido: InformePedido;
  /** Of the report alone. */
  readonly suyas: Notas;
}

/** The filters that hold, by their field. */
function listFiltros({
  lector: _,
  ...filtros
}: InformePedido): readonly (readonly [CampoInforme, string | number | boolean])[] {
  return (Object.keys(CAMPOS_INFORME) as CampoInforme[]).flatMap((campo) => {
    const valor = filtros[campo];
    return valor == null || valor === '' ? [] : [[campo, valor] as const];
  });
}

function presentFiltro(valor: string | number | boolean): string {
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no';
  return /^\d{4}-\d\d-\d\d$/.test(String(valor)) ? formatLongDay(String(valor)) : String(valor);
}

/** Where the report is read as it is now: its screen, or for everybody the call of the public base. */
function toDireccion(sitio: string, palabra: PalabraInforme, pedido: InformePedido): string {
  const { lector, ...filtros } = pedido;
  const query =
    lector.lado === 'publico'
      ? new URLSearchParams(listFiltros(pedido).map(([campo, valor]) => [campo, String(valor)]))
      : new URLSearchParams(
          formatConsulta({ ...CONSULTA_VACIA, filtro: { ...CONSULTA_VACIA.filtro, ...dropAbsent(filtros) } }),
        );
  const path = lector.lado === 'publico' ? `/api-public/reportes/${palabra}` : toInforme(palabra);
  return `${sitio.replace(/\/$/, '')}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** What is not said is as the empty address has it. */
const dropAbsent = (filtros: object) =>
  Object.fromEntries(
    Object.entries(filtros).filter(([campo, valor]) => campo in CAMPOS_INFORME && valor != null),
  );

/** What a workbook says of its report on its second sheet: definition, cut, filters, quality and address (domain reportes §7). */
export async function presentNotasDeInforme(
  database: Kysely<DatabaseSchema>,
  { palabra, pedido, resumen, definicion, corte, suyas }: InformeAnotado,
): Promise<TableNotes> {
  const [nombres, sitio] = await Promise.all([
    findNombresDeFiltros(database, pedido),
    findParametroTexto(database, 'sitio.direccion', ''),
  ]);
  const { titulo, pregunta } = INFORMES[palabra];
  const filtros = listFiltros(pedido).map(
    ([campo, valor]) => `${CAMPOS_INFORME[campo]}: ${nombres[campo] ?? presentFiltro(valor)}`,
  );
  return {
    title: 'Definición',
    rows: [
      ['Reporte', titulo],
      ['Pregunta', pregunta],
      ['Cómo se lee', definicion.texto],
      ['Fuentes', definicion.fuentes.join('; ')],
      ['Corte', presentMomento(new Date(corte.momento))],
      [
        'Calidad',
        corte.razon === null ? CALIDADES[corte.calidad] : `${CALIDADES[corte.calidad]}. ${corte.razon}`,
      ],
      ['Filtros', filtros.length === 0 ? 'Ninguno' : filtros.join('; ')],
      ...resumen.map(({ nombre, valor }) => [nombre, valor.toLocaleString(LOCALE)] as const),
      ...suyas,
      ['Dirección', toDireccion(sitio, palabra, pedido)],
    ],
  };
}
