import { useApi } from '@marco/web-kit/api-client';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { SearchResults } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { listPlantillasEndpoint, Plantilla } from '../../contract/index.ts';
import { parametrosPaths, toPlantilla } from '../../contract/parametros.paths.ts';
import { SinServidor } from '../correos/sin-servidor.tsx';

const TITULO = 'Correos';

/** How people are informed of an event, in words. */
function presentCanales({ enProducto, porCorreo, porProducto }: Plantilla): string {
  const isAvisado = porProducto && enProducto;
  if (porCorreo) return isAvisado ? 'Correo y sistema' : 'Correo';
  return isAvisado ? 'Sistema' : 'Ninguno';
}

const COLUMNAS: readonly TableColumn<Plantilla>[] = [
  { key: 'evento', label: 'Evento', kind: 'main', text: ({ nombre }) => nombre },
  { key: 'asunto', label: 'Asunto' },
  { key: 'canales', label: 'Canales', value: presentCanales },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ evento, nombre }) => (
      <ButtonLink variant="neutral" size="small" to={toPlantilla(evento)}>
        Editar <span className="sr">{nombre}</span>
      </ButtonLink>
    ),
  },
];

/** 'app/admin/mails': what the product says of each event (AREA-10). */
export function MailsScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const plantillas = useQuery({
    queryKey: ['parametros', 'plantillas'],
    queryFn: ({ signal }) =>
      api.call<typeof listPlantillasEndpoint>({ method: 'GET', path: '/correos' }, {}, { signal }),
  });
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Lo que el sistema comunica en cada evento, por correo y en el sistema."
        actions={
          <ButtonLink variant="secondary" icon={<Inbox size={18} />} to={parametrosPaths.outbox}>
            Bandeja de salida
          </ButtonLink>
        }
      />
      <CardStack>
        {plantillas.data?.servidorDeCorreo === false ? <SinServidor /> : null}
        <SearchResults query={plantillas} title="Plantillas" subject="las plantillas" rows={8}>
          {(data) => (
            <DataTable
              caption="Plantillas de los correos"
              title="Plantillas"
              rows={data.plantillas}
              columns={COLUMNAS}
              rowKey={({ evento }) => evento}
              pagination={false}
            />
          )}
        </SearchResults>
      </CardStack>
    </>
  );
}
