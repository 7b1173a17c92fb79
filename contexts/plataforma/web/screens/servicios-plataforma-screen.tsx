import { INICIO } from '@marco/parametros/paths';
import { useApi } from '@marco/web-kit/api-client';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { PagedList } from '@marco/web-kit/paged-list';
import type { searchServiciosPlataformaEndpoint } from '../../contract/index.ts';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { COLUMNAS } from '../servicios/columnas-servicios.tsx';

const TITULO = 'Servicios de la plataforma';
const ARRIBA = [INICIO, { nombre: 'Plataforma X-Road', to: plataformaPaths.home }];

/** '/app/xroad/servicios': services of the platform, which servicio each is, and its figures. */
export function ServiciosPlataformaScreen() {
  useRecordTrail(TITULO, ARRIBA);
  const api = useApi();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Cada servicio que la operación nombra, a cuál del directorio corresponde y cómo respondió en los últimos 30 días."
      />
      <PagedList
        list="servicios"
        subject="los servicios de la plataforma"
        caption="Servicios de la plataforma"
        messageEmpty="Ninguna importación aplicada nombra servicios."
        columns={COLUMNAS}
        rowKey={({ id }) => id}
        queryKey={['plataforma', 'servicios']}
        load={async ({ pagina, tamano }, signal) => {
          const { servicios, total } = await api.call<typeof searchServiciosPlataformaEndpoint>(
            { method: 'GET', path: '/xroad/servicios' },
            { query: { pagina: String(pagina), tamano: String(tamano) } },
            { signal, base: 'private' },
          );
          return { rows: servicios, total };
        }}
      />
    </>
  );
}
