import { INICIO } from '@marco/parametros/paths';
import { Termino } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { PagedList } from '@marco/web-kit/paged-list';
import { Activity, ListChecks, Network } from 'lucide-react';
import type { searchImportacionesEndpoint } from '../../contract/index.ts';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { COLUMNAS } from '../operacion/columnas-importaciones.tsx';
import { ImportacionNuevaCard } from '../operacion/importacion-nueva-card.tsx';
import { useImportaciones } from '../operacion/use-importaciones.ts';

const TITULO = 'Plataforma X-Road';
const ARRIBA = [INICIO];

/** '/app/xroad': files of operation, and what became of each. */
export function PlataformaScreen() {
  useRecordTrail(TITULO, ARRIBA);
  const api = useApi();
  const importaciones = useImportaciones();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead={
          <>
            La operación de la <Termino clave="xroad">plataforma de intercambio</Termino> llega en archivos;
            sus cifras se publican junto a <Termino clave="ans">lo que prometió</Termino> cada servicio.
          </>
        }
        actions={
          <>
            <ButtonLink variant="neutral" icon={<ListChecks size={18} />} to={plataformaPaths.tareas}>
              Tareas
            </ButtonLink>
            <ButtonLink variant="neutral" icon={<Network size={18} />} to={plataformaPaths.servicios}>
              Servicios
            </ButtonLink>
            <ButtonLink variant="neutral" icon={<Activity size={18} />} to={plataformaPaths.anomalias}>
              Anomalías
            </ButtonLink>
          </>
        }
      />
      <CardStack>
        <LoadBlock query={importaciones} subject="la plataforma">
          {({ crear }) => <ImportacionNuevaCard crear={crear} />}
        </LoadBlock>
        <PagedList
          list="importaciones"
          subject="las importaciones"
          caption="Importaciones de operación"
          messageEmpty="Aún no se ha importado ningún archivo de operación."
          columns={COLUMNAS}
          rowKey={({ id }) => id}
          queryKey={['plataforma', 'importaciones', 'lista']}
          load={async ({ pagina, tamano }, signal) => {
            const found = await api.call<typeof searchImportacionesEndpoint>(
              { method: 'GET', path: '/xroad/importaciones' },
              { query: { pagina: String(pagina), tamano: String(tamano) } },
              { signal, base: 'private' },
            );
            return { rows: found.importaciones, total: found.total };
          }}
        />
      </CardStack>
    </>
  );
}
