import type { TestApp } from '@marco/test-kit';
import { ASKED, type PublicCall, type PublicCalls } from '@marco/test-kit/declarations';
import { createCortes } from './create-cortes.ts';
import { addHechosDeInformes } from './hechos-de-informes.ts';

const CODIGOS = 'select codigo from indicadores where publico and activo order by codigo';
/** Those whose change between two cuts is told. */
const DE_ENTIDADES = "select codigo from indicadores where codigo in ('IND-01', 'IND-02')";
const LIDER = '1000000003';
const FORMATOS =
  "select 'IND-02' as codigo, formato from (values ('csv'), ('xlsx'), ('pdf'), ('json')) f (formato)";

/** What the reports count; people work where it was done. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  await addHechosDeInformes(kysely, LIDER);
  await createCortes(kysely);
}

const BUSQUEDA: readonly PublicCall[] = [{ payload: () => ({ tamano: 100 }) }];
const LISTA: readonly PublicCall[] = [{ rest: '?tamano=100' }];
const ARCHIVO: readonly PublicCall[] = (['csv', 'xlsx'] as const).map((formato) => ({
  payload: () => ({ formato }),
}));

/** Of what anybody may call, calls about records that are there. */
export const publicCalls: PublicCalls = {
  listIndicadores: ASKED,
  getDatosGenerales: ASKED,
  getIndicador: [{ records: CODIGOS }],
  listValores: [{ records: DE_ENTIDADES }],
  getExplicacion: [{ records: DE_ENTIDADES, rest: '?desde=2026-09&hasta=hoy' }],
  getCalibracion: [{ records: "select codigo from indicadores where codigo = 'IND-11'" }],
  listFilas: [{ records: DE_ENTIDADES, rest: '?corte=hoy' }],
  downloadIndicador: [{ records: FORMATOS, rest: '?formato={formato}' }],
  downloadFilas: [{ records: DE_ENTIDADES, payload: () => ({ corte: 'hoy', formato: 'csv' }) }],
  closeSuscripcionReporte: [{ payload: () => ({ codigo: 'x'.repeat(43) }), isRefused: true }],
  searchElementosReportados: BUSQUEDA,
  searchIndicadoresReportados: BUSQUEDA,
  searchIntercambioReportado: BUSQUEDA,
  searchTramitesReportados: BUSQUEDA,
  searchDescargasReportadas: BUSQUEDA,
  listElementosReportados: LISTA,
  listIndicadoresReportados: LISTA,
  listIntercambioReportado: LISTA,
  listTramitesReportados: LISTA,
  listDescargasReportadas: LISTA,
  downloadElementosReportados: ARCHIVO,
  downloadIndicadoresReportados: ARCHIVO,
  downloadIntercambioReportado: ARCHIVO,
  downloadTramitesReportados: ARCHIVO,
  downloadDescargasReportadas: ARCHIVO,
};
