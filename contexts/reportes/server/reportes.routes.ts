import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import * as contract from '../contract/index.ts';
import { bindDatosGenerales } from './datos-generales/datos-generales.bindings.ts';
import { downloadIndicador } from './descargas/download-indicador.ts';
import { tablaFilas } from './descargas/tabla-filas.ts';
import { bindExplorador } from './explorador/explorador.bindings.ts';
import { toLectorDeFilas } from './indicadores/alcance-de-filas.ts';
import { getCalibracion } from './indicadores/get-calibracion.ts';
import { getExplicacion } from './indicadores/get-explicacion.ts';
import { getIndicador } from './indicadores/get-indicador.ts';
import { listFilasIndicador } from './indicadores/list-filas.ts';
import { listIndicadores } from './indicadores/list-indicadores.ts';
import { listValoresIndicador } from './indicadores/list-valores.ts';
import { bindInformes } from './informes/informes.bindings.ts';
import { bindSuscripciones } from './suscripciones/suscripciones.bindings.ts';
import { bindTableros } from './tableros/tableros.bindings.ts';
import { bindVistas } from './vistas/vistas.bindings.ts';

interface ReportesDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

/** Reports and indicators over HTTP. */
export function createReportesModule({ database }: ReportesDependencies): ServerModule {
  return {
    context: 'reportes',
    endpoints: [
      bindEndpoint(contract.listIndicadoresEndpoint, (_, context) => listIndicadores(database, context)),
      bindEndpoint(contract.getIndicadorEndpoint, ({ params }, context) =>
        getIndicador(database, params.codigo, context),
      ),
      bindEndpoint(contract.listValoresEndpoint, ({ params, query }, context) =>
        listValoresIndicador(database, params.codigo, { query, context }),
      ),
      bindEndpoint(contract.getCalibracionEndpoint, ({ params, query }, context) =>
        getCalibracion(database, params.codigo, { query, context }),
      ),
      bindEndpoint(contract.getExplicacionEndpoint, ({ params, query }, context) =>
        getExplicacion(database, params.codigo, { query, lector: toLectorDeFilas(context) }),
      ),
      bindEndpoint(contract.listFilasEndpoint, ({ params, query }, context) =>
        listFilasIndicador(database, params.codigo, { query, lector: toLectorDeFilas(context) }),
      ),
      bindEndpoint(contract.downloadIndicadorEndpoint, ({ params, query }, context) =>
        downloadIndicador(database, params.codigo, { query, context }),
      ),
      bindEndpoint(contract.downloadFilasEndpoint, ({ params, body }, context) => {
        const { formato, ...query } = body;
        const peticion = { codigo: params.codigo, query, lector: toLectorDeFilas(context) };
        return downloadTabla(database, context, { tabla: tablaFilas, peticion, formato });
      }),
      ...bindInformes(database),
      ...bindDatosGenerales(database),
      ...bindSuscripciones(database),
      ...bindTableros(database),
      ...bindExplorador(database),
      ...bindVistas(database),
    ],
  };
}
