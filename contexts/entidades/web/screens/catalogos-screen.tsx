import { CardStack } from '@marco/web-kit/card-stack';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Tabs } from '@marco/web-kit/tabs';
import { useSearchParams } from 'react-router';
import { CATALOGOS, type Catalogo } from '../../contract/terms.ts';
import { Importacion } from '../catalogos/importacion.tsx';
import { TablaCatalogo } from '../catalogos/tabla-catalogo.tsx';

const TITULO = 'Catálogos';
const LISTA = Object.keys(CATALOGOS) as Catalogo[];

/** Sectors, departments and municipalities, with the import of their official files (AREA-01). */
export function CatalogosScreen() {
  usePageTitle(TITULO);
  const [params, setParams] = useSearchParams();
  const catalogo = LISTA.find((name) => name === params.get('catalogo')) ?? 'sectores';
  const isImporting = params.get('importar') === '1';
  const show = (next: Catalogo, importing: boolean) =>
    setParams({ catalogo: next, ...(importing ? { importar: '1' } : {}) }, { preventScrollReset: true });

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Listas con las que se describen las entidades. Lo que ya se usa no se borra: se inactiva."
      />
      <Tabs
        label="Catálogos"
        tabs={LISTA.map((id) => ({ id, label: CATALOGOS[id] }))}
        selected={catalogo}
        onSelect={(next) => show(next, false)}
      >
        <CardStack>
          {isImporting ? (
            <Importacion key={catalogo} catalogo={catalogo} onClose={() => show(catalogo, false)} />
          ) : null}
          <TablaCatalogo
            key={`tabla-${catalogo}`}
            catalogo={catalogo}
            onImport={isImporting ? null : () => show(catalogo, true)}
          />
        </CardStack>
      </Tabs>
    </>
  );
}
