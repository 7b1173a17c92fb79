import { INICIO } from '@marco/parametros/paths';
import { useApi } from '@marco/web-kit/api-client';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useFilterClearing } from '@marco/web-kit/list-search';
import { PageHeading, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { PagedList } from '@marco/web-kit/paged-list';
import { useIsFetching } from '@tanstack/react-query';
import { FileUp, ShieldCheck } from 'lucide-react';
import type { searchServiciosPlataformaEndpoint } from '../../contract/index.ts';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { AMBIENTES } from '../../contract/terms.ts';
import { COLUMNAS } from '../servicios/columnas-servicios.tsx';
import { type FiltroServicios, FiltroServiciosForm } from '../servicios/filtro-servicios.tsx';

const TITULO = 'Servicios de la plataforma';
const ARRIBA = [INICIO, { nombre: 'Plataforma X-Road', to: plataformaPaths.home }];
const SERVICIOS = ['plataforma', 'servicios'] as const;

/** What of a filter leaves something out, by its name in the address and in the call. */
function listDichos(filtro: FiltroServicios): Record<string, string> {
  return Object.fromEntries(Object.entries(filtro).filter(([, valor]) => valor));
}

/** '/app/xroad/servicios': services of the platform, which servicio each is, and its figures. */
export function ServiciosPlataformaScreen() {
  useRecordTrail(TITULO, ARRIBA);
  const api = useApi();
  const { params, change } = useAddressParams();
  const filtro: FiltroServicios = {
    texto: params.get('texto') ?? '',
    ambiente: AMBIENTES.find((uno) => uno === params.get('ambiente')) ?? null,
  };
  const { key, form } = useFilterClearing(() => change({}));
  const isSearching = useIsFetching({ queryKey: SERVICIOS }) > 0;
  const dichos = listDichos(filtro);
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Cada servicio de la plataforma, a cuál del directorio corresponde y cómo respondió en los últimos 30 días."
        actions={
          <>
            <ButtonLink variant="neutral" icon={<FileUp size={18} />} to={plataformaPaths.instancia}>
              Importar instancia
            </ButtonLink>
            <ButtonLink variant="neutral" icon={<ShieldCheck size={18} />} to={plataformaPaths.certificados}>
              Certificados
            </ButtonLink>
          </>
        }
      />
      <CardStack>
        <FiltroServiciosForm
          key={key}
          {...form}
          isSearching={isSearching}
          filtro={filtro}
          onSearch={(pedido) => change(listDichos(pedido))}
        />
        <PagedList
          list="servicios"
          subject="los servicios de la plataforma"
          caption="Servicios de la plataforma"
          messageEmpty={
            Object.keys(dichos).length === 0
              ? 'Ninguna importación aplicada nombra servicios.'
              : 'Ningún servicio coincide con la búsqueda.'
          }
          columns={COLUMNAS}
          rowKey={({ id }) => id}
          queryKey={[...SERVICIOS, dichos]}
          load={async ({ pagina, tamano }, signal) => {
            const { servicios, total } = await api.call<typeof searchServiciosPlataformaEndpoint>(
              { method: 'GET', path: '/xroad/servicios' },
              { query: { ...dichos, pagina: String(pagina), tamano: String(tamano) } },
              { signal, base: 'private' },
            );
            return { rows: servicios, total };
          }}
        />
      </CardStack>
    </>
  );
}
