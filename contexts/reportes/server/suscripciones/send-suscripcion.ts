import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, notify } from '@marco/parametros/port';
import type { Kysely, Transaction } from 'kysely';
import { toIndicadorCon, toRetirarReporte } from '../../contract/reportes.paths.ts';
import type { FormatoReporte } from '../../contract/suscripciones.terms.ts';
import { LIMITES_SUSCRIPCION_REPORTE } from '../../contract/suscripciones.terms.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import type { LectorDeIndicadores } from '../../rules/indicadores/can-read-indicador.ts';
import { findDefinicion } from '../../rules/indicadores/definiciones.ts';
import { presentMomento } from '../../rules/indicadores/momentos.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import { findUltimo } from '../../rules/suscripciones/condicion.ts';
import {
  type IndicadorTomado,
  presentBase,
  presentPunto,
  readIndicadorTomado,
} from '../descargas/indicador-tomado.ts';
import { novedadesReportes } from '../novedades.ts';
import type { AdjuntoPreparado } from './build-adjunto.ts';
import type { SuscripcionReporteRow } from './suscripciones.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** Months the table of a mail has. */
const MESES = 6;
/** Series its lines tell. */
const SERIES = 5;
const SIN_TABLA = 'Los meses anteriores, la definición y los registros están en la página del indicador.';

/**
 * What a subscription is about, as its reader sees it today.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE
 */
export function readSuscrito(
  database: Kysely<DatabaseSchema>,
  { codigo, ambito }: Pick<SuscripcionReporteRow, 'codigo' | 'ambito'>,
  actor: LectorDeIndicadores | null,
): Promise<IndicadorTomado> {
  const por = findDefinicion(codigo)?.series;
  return readIndicadorTomado(database, codigo, {
    query: { ambito, meses: MESES, ...(por === undefined ? {} : { por }) },
    lector: { actor },
  });
}

/** The five lines of a mail. */
function listLineas(tomado: IndicadorTomado): readonly string[] {
  const { indicador, series, corte, calidad, meta, filtros } = tomado;
  const cifras = series.slice(0, SERIES).map(({ nombre, puntos }) => {
    const ultimo = findUltimo(puntos, indicador);
    const texto = ultimo ? presentPunto(ultimo) : 'Sin dato';
    return nombre === '' ? texto : `${nombre}, ${texto}`;
  });
  return [
    `Cifra: ${cifras.join('; ')}`,
    `De qué: ${filtros}`,
    `Meta: ${meta}`,
    `Corte: ${corte}`,
    `Calidad: ${calidad}`,
  ];
}

function listMeses({ series }: IndicadorTomado): readonly string[] {
  return series.slice(0, SERIES).flatMap(({ nombre, puntos }) =>
    puntos.toReversed().map((punto) => {
      const base = presentBase(punto.valor?.numerador ?? null, punto.valor?.denominador ?? null);
      const parte = nombre === '' ? '' : `${nombre}, `;
      return `${parte}${presentMomento(punto.momento)}: ${presentPunto(punto)}${base === '' ? '' : ` (${base})`}`;
    }),
  );
}

const toLista = (lineas: readonly string[]) => lineas.map((linea) => `• ${linea}`).join('\n');

const DESCARGUE = 'Descárguelo en la página del indicador, con su sesión.';

/** What stands below the lines: the months, or what became of the file. */
function presentTabla(formato: FormatoReporte, tomado: IndicadorTomado, adjunto: AdjuntoPreparado): string {
  if (adjunto.clase === 'archivo')
    return `Va adjunto el archivo ${adjunto.archivo.name}, con sus filtros, su corte y su definición.`;
  if (adjunto.clase === 'grande')
    return `El archivo pesa más de lo que admite un correo y no va adjunto. ${DESCARGUE}`;
  if (adjunto.clase === 'ocupado') return `El archivo no se pudo preparar a tiempo. ${DESCARGUE}`;
  return formato === 'tabla' ? toLista(listMeses(tomado)) : SIN_TABLA;
}

/**
 * Mails what an indicador says today, with the finding in the subject.
 *
 * @returns whether a mail goes out
 */
export async function sendSuscripcion(
  trx: Running,
  { usuarioId, codigo, ambito, formato, codigoRetiro }: SuscripcionReporteRow,
  tomado: IndicadorTomado,
  adjunto: AdjuntoPreparado,
): Promise<boolean> {
  const sitio = (await findParametroTexto(trx, 'sitio.direccion', '')).replace(/\/$/, '');
  return notify(trx, {
    evento: novedadesReportes['indicador-suscrito'],
    usuarioId,
    enlace: toIndicadorCon(codigo, formatPedido({ ...parseAmbito(ambito) })),
    adjunto: adjunto.clase === 'archivo' ? adjunto.archivo : undefined,
    // Both the mails of the day and those somebody asks for at once count.
    tope: {
      correos: LIMITES_SUSCRIPCION_REPORTE.porPersona + LIMITES_SUSCRIPCION_REPORTE.enviosAlDia,
      horas: 24,
    },
    variables: {
      indicador: tomado.indicador.nombre,
      hallazgo: tomado.hallazgo,
      lineas: toLista(listLineas(tomado)),
      tabla: presentTabla(formato, tomado, adjunto),
      retiro: `${sitio}${toRetirarReporte(codigoRetiro)}`,
    },
  });
}
