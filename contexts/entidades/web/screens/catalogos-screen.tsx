import { CardStack } from '@marco/web-kit/card-stack';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Tabs } from '@marco/web-kit/tabs';
import { useSearchParams } from 'react-router';
import { CATALOGOS, type Catalogo } from '../../contract/terms.ts';
import type { CatalogoSlots } from '../catalogo-slots.ts';
import { Importacion } from '../catalogos/importacion.tsx';
import { TablaCatalogo } from '../catalogos/tabla-catalogo.tsx';

const TITULO = 'Catálogos';
const PROPIOS = Object.keys(CATALOGOS) as Catalogo[];

/** The catalogues: sectors and places with the import of their official files, and those of other contexts (AREA-14). */
export function createCatalogosRoute(slots: CatalogoSlots) {
  return function CatalogosRoute() {
    usePageTitle(TITULO);
    const [params, setParams] = useSearchParams();
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
          onSelect={(catalogo) => setParams({ catalogo }, { preventScrollReset: true })}
        >
          {slot ? <slot.Panel key={slot.id} /> : <Propio key={propio} catalogo={propio} />}
        </Tabs>
      </>
    );
  };
}

/** A catalogue of this context, with its import. */
function Propio({ catalogo }: { readonly catalogo: Catalogo }) {
  const [params, setParams] = useSearchParams();
  const isImporting = params.get('importar') === '1';
  const show = (importing: boolean) =>
    setParams({ catalogo, ...(importing ? { importar: '1' } : {}) }, { preventScrollReset: true });
  return (
    <CardStack>
      {isImporting ? <Importacion catalogo={catalogo} onClose={() => show(false)} /> : null}
      <TablaCatalogo catalogo={catalogo} onImport={isImporting ? null : () => show(true)} />
    </CardStack>
  );
}
