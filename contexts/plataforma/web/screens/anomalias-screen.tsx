import { INICIO } from '@marco/parametros/paths';
import { useApi } from '@marco/web-kit/api-client';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { PagedList } from '@marco/web-kit/paged-list';
import type { searchAnomaliasEndpoint } from '../../contract/index.ts';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { COLUMNAS } from '../anomalias/columnas-anomalias.tsx';

const TITULO = 'Anomalías';
const ARRIBA = [INICIO, { nombre: 'Plataforma X-Road', to: plataformaPaths.home }];

/** '/app/xroad/anomalias': hours that are unlike their history, each with its reason. */
export function AnomaliasScreen() {
  useRecordTrail(TITULO, ARRIBA);
  const api = useApi();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Cada hora se compara con la misma hora y el mismo día de la semana de las ocho semanas anteriores."
      />
      <PagedList
        list="anomalias"
        subject="las anomalías"
        caption="Anomalías de la operación"
        messageEmpty="Ninguna hora se aparta de su historia. Se necesitan al menos cuatro semanas de operación importada."
        columns={COLUMNAS}
        rowKey={({ id }) => id}
        queryKey={['plataforma', 'anomalias']}
        load={async ({ pagina, tamano }, signal) => {
          const { anomalias, total } = await api.call<typeof searchAnomaliasEndpoint>(
            { method: 'GET', path: '/xroad/anomalias' },
            { query: { pagina: String(pagina), tamano: String(tamano) } },
            { signal, base: 'private' },
          );
          return { rows: anomalias, total };
        }}
      />
    </>
  );
}
