import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, presentMomento } from '@marco/parametros/port';
import type { TableNotes } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { InformeLeido } from '../../contract/index.ts';
import { INFORMES, type PalabraInforme } from '../../contract/informes.terms.ts';
import { toInforme } from '../../contract/reportes.paths.ts';
import { CALIDADES } from '../../contract/terms.ts';
import { CONSULTA_VACIA, formatConsulta, listEnVigor } from '../../rules/informes/consulta-informe.ts';
import type { InformePedido } from './informe-pedido.ts';

type Notas = TableNotes['rows'];

interface InformeAnotado extends Pick<InformeLeido, 'resumen' | 'filtros' | 'definicion' | 'corte'> {
  readonly palabra: PalabraInforme;
  readonly pedido: InformePedido;
  /** Of the report alone. */
  readonly suyas: Notas;
}

/** Where the report is read as it is now: its screen, or for everybody the call of the public base. */
function toDireccion(sitio: string, palabra: PalabraInforme, pedido: InformePedido): string {
  const { lector, ...filtros } = pedido;
  const enVigor = listEnVigor(palabra, filtros);
  const query =
    lector.lado === 'publico'
      ? new URLSearchParams(enVigor.map(([campo, valor]) => [campo, String(valor)]))
      : new URLSearchParams(
          formatConsulta({
            ...CONSULTA_VACIA,
            filtro: { ...CONSULTA_VACIA.filtro, ...Object.fromEntries(enVigor) },
          }),
        );
  const path = lector.lado === 'publico' ? `/api-public/reportes/${palabra}` : toInforme(palabra);
  return `${sitio.replace(/\/$/, '')}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** What a workbook says of its report on its second sheet: definition, cut, filters, quality and address (domain reportes §7). */
export async function presentNotasDeInforme(
  database: Kysely<DatabaseSchema>,
  { palabra, pedido, resumen, filtros, definicion, corte, suyas }: InformeAnotado,
): Promise<TableNotes> {
  const sitio = await findParametroTexto(database, 'sitio.direccion', '');
  const { titulo, pregunta } = INFORMES[palabra];
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
      ['Filtros', filtros.map(({ nombre, valor }) => `${nombre}: ${valor}`).join('; ') || 'Ninguno'],
      ...resumen.map(({ nombre, valor }) => [nombre, valor.toLocaleString(LOCALE)] as const),
      ...suyas,
      ['Dirección', toDireccion(sitio, palabra, pedido)],
    ],
  };
}
