import { INICIO } from '@marco/parametros/paths';
import { useApi } from '@marco/web-kit/api-client';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { PagedList } from '@marco/web-kit/paged-list';
import type { searchCertificadosXroadEndpoint } from '../../contract/index.ts';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { COLUMNAS } from '../catalogo/columnas-certificados.tsx';

const TITULO = 'Certificados de la plataforma';
const ARRIBA = [INICIO, { nombre: 'Plataforma X-Road', to: plataformaPaths.home }];

/** '/app/xroad/certificados': certificates of the security servers, the one that ends first first. */
export function CertificadosXroadScreen() {
  useRecordTrail(TITULO, ARRIBA);
  const api = useApi();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="De firma y de autenticación de los servidores de seguridad; el que vence primero, arriba."
      />
      <PagedList
        list="certificados"
        subject="los certificados"
        caption="Certificados de los servidores de seguridad"
        messageEmpty="Ninguna instancia importada trae certificados."
        columns={COLUMNAS}
        rowKey={({ id }) => id}
        queryKey={['plataforma', 'certificados']}
        load={async ({ pagina, tamano }, signal) => {
          const { certificados, total } = await api.call<typeof searchCertificadosXroadEndpoint>(
            { method: 'GET', path: '/xroad/certificados' },
            { query: { pagina: String(pagina), tamano: String(tamano) } },
            { signal, base: 'private' },
          );
          return { rows: certificados, total };
        }}
      />
    </>
  );
}
