import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { CollectionTable } from '@marco/web-kit/collection';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { sortPanels } from '@marco/web-kit/panels';
import { Tabs } from '@marco/web-kit/tabs';
import { FileUp } from 'lucide-react';
import { CATALOGOS, type Catalogo } from '../../contract/terms.ts';
import type { CatalogoSlots } from '../catalogo-slots.ts';
import { Importacion } from '../catalogos/importacion.tsx';
import { VISTAS } from '../catalogos/vistas.ts';

const TITULO = 'Catálogos';
const PROPIOS = Object.keys(CATALOGOS) as Catalogo[];

/** The catalogues: sectors and places with the import of their official files, and those of other contexts (AREA-14). */
export function createCatalogosRoute(given: CatalogoSlots) {
  const slots = sortPanels(given);
  return function CatalogosRoute() {
    usePageTitle(TITULO);
    const { params, change } = useAddressParams();
    const wanted = params.get('catalogo');
    const slot = slots.find(({ id }) => id === wanted);
    const propio = PROPIOS.find((name) => name === wanted) ?? 'sectores';
    return (
      <>
        <PageHeading
          title={TITULO}
          lead="Listas de las que se elige en todo el sistema. Lo que ya se usa no se borra: se inactiva."
        />
        <Tabs
          label="Catálogos"
          tabs={[
            ...PROPIOS.map((id) => ({ id: id as string, label: CATALOGOS[id] })),
            ...slots.map(({ id, label }) => ({ id, label })),
          ]}
          selected={slot?.id ?? propio}
          onSelect={(catalogo) => change({ catalogo }, { preventScrollReset: true })}
        >
          {slot ? <slot.Panel key={slot.id} /> : <Propio key={propio} catalogo={propio} />}
        </Tabs>
      </>
    );
  };
}

/** A catalogue of this context, with its import. */
function Propio({ catalogo }: { readonly catalogo: Catalogo }) {
  const { params, change } = useAddressParams();
  const isImporting = params.get('importar') === '1';
  const show = (importing: boolean) =>
    change({ catalogo, ...(importing ? { importar: '1' } : {}) }, { preventScrollReset: true });
  return (
    <CardStack>
      {isImporting ? <Importacion catalogo={catalogo} onClose={() => show(false)} /> : null}
      <CollectionTable
        view={VISTAS[catalogo]}
        toToolbar={({ editar }) =>
          isImporting ? null : (
            <Button
              variant="secondary"
              size="small"
              icon={<FileUp size={16} />}
              blocked={editar}
              onClick={() => show(true)}
            >
              Importar archivo
            </Button>
          )
        }
      />
    </CardStack>
  );
}
