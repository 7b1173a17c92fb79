import type { TestApp } from '@marco/test-kit';
import type { PublicCall, PublicCalls } from '@marco/test-kit/declarations';
import { addHechosDeInformes } from './hechos-de-informes.ts';

const CODIGOS = 'select codigo from indicadores order by codigo';
const LIDER = '1000000003';

/** What the reports count; people work where it was done. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  await addHechosDeInformes(kysely, LIDER);
}

const BUSQUEDA: readonly PublicCall[] = [{ payload: () => ({ tamano: 100 }) }];
const LISTA: readonly PublicCall[] = [{ rest: '?tamano=100' }];
const ARCHIVO: readonly PublicCall[] = (['csv', 'xlsx'] as const).map((formato) => ({
  payload: () => ({ formato }),
}));

/** Of what anybody may call, calls about records that are there. */
export const publicCalls: PublicCalls = {
  getIndicador: [{ records: CODIGOS }],
  listValores: [{ records: CODIGOS }],
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
