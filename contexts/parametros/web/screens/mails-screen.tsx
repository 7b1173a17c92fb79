import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { SearchResults } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Tag } from '@marco/web-kit/tag';
import { Inbox } from 'lucide-react';
import type { Plantilla } from '../../contract/index.ts';
import { parametrosPaths, toPlantilla } from '../../contract/parametros.paths.ts';
import { PlantillaHallada } from '../correos/plantilla-hallada.tsx';
import { SinServidor } from '../correos/sin-servidor.tsx';
import { findPlantillas, usePlantillas } from '../correos/use-plantillas.ts';
import { FoundGroups, GroupedLayout } from '../grouped-layout.tsx';
import { TabsAdministracion } from '../tabs-administracion.tsx';
import { useGroup } from '../use-group.ts';

const TITULO = 'Correos';

/** How people are informed of an event, in words. */
function presentCanales({ enProducto, porCorreo, porProducto }: Plantilla): string {
  const isAvisado = porProducto && enProducto;
  if (porCorreo) return isAvisado ? 'Correo y sistema' : 'Correo';
  return isAvisado ? 'Sistema' : 'Ninguno';
}

const COLUMNAS: readonly TableColumn<Plantilla>[] = [
  {
    key: 'evento',
    label: 'Evento',
    kind: 'main',
    text: ({ nombre }) => nombre,
    cell: ({ nombre, cambiada }) => (
      <>
        {nombre} {cambiada ? <Tag>Cambiada</Tag> : null}
      </>
    ),
  },
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
  const plantillas = usePlantillas();
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
      <TabsAdministracion veAmbas={plantillas.data?.veParametros ?? false} />
      <CardStack>
        {plantillas.data?.servidorDeCorreo === false ? <SinServidor /> : null}
        <SearchResults query={plantillas} title="Plantillas" subject="las plantillas" rows={8}>
          {(data) => <Temas plantillas={data.plantillas} />}
        </SearchResults>
      </CardStack>
    </>
  );
}

function Temas({ plantillas }: { readonly plantillas: readonly Plantilla[] }) {
  const temas = findPlantillas(plantillas);
  const { current, choose, search, setSearch } = useGroup(temas.map(({ codigo }) => codigo));
  const tema = temas.find(({ codigo }) => codigo === current);
  return (
    <GroupedLayout
      groups={temas.map(({ codigo, nombre, items }) => ({ codigo, nombre, nota: items.length }))}
      current={current}
      onChoose={choose}
      navLabel="Temas de las plantillas"
      searchLabel={`Buscar en ${plantillas.length} plantillas`}
      search={search}
      onSearch={setSearch}
    >
      {search.trim() === '' ? (
        <DataTable
          caption={`Plantillas de ${current}`}
          title={current}
          rows={tema?.items ?? []}
          columns={COLUMNAS}
          rowKey={({ evento }) => evento}
          pagination={false}
        />
      ) : (
        <FoundGroups
          found={findPlantillas(plantillas, search)}
          search={search}
          onClear={() => setSearch('')}
          keyOf={({ evento }) => evento}
          render={(plantilla) => <PlantillaHallada plantilla={plantilla} search={search} />}
        />
      )}
    </GroupedLayout>
  );
}
