import { CardStack } from '@marco/web-kit/card-stack';
import { FacetedLayout } from '@marco/web-kit/faceted-search';
import { SearchResults, useAddressSearch, useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Download, Rss } from 'lucide-react';
import { ARCHIVOS_DICCIONARIO, TITULO_DICCIONARIO } from '../../contract/diccionario.paths.ts';
import { DESCRIPCION_DICCIONARIO } from '../../contract/terms.ts';
import { formatDiccionario, parseDiccionario } from '../../rules/direccion.ts';
import { CajaDiccionario } from '../caja-diccionario.tsx';
import { PanelFacetas } from '../panel-facetas.tsx';
import { ResultadosDiccionario } from '../resultados-diccionario.tsx';
import { useResultadoDiccionario } from '../use-diccionario.ts';

const DIRECCION = { parse: parseDiccionario, format: formatDiccionario };

/** The public dictionary: every element anybody may read (GEN-05). The address says the search. */
export function DiccionarioScreen() {
  usePageTitle(TITULO_DICCIONARIO);
  const { search: estado, show } = useAddressSearch(DIRECCION);
  const resultado = useResultadoDiccionario(estado);
  const { data, isFetching, isPlaceholderData, refetch } = resultado;
  useExistingPage(estado, resultado, show);

  function search(texto: string): void {
    if (texto === estado.texto && estado.pagina === 1) void refetch();
    else show({ ...estado, texto, pagina: 1 });
  }

  return (
    <>
      <PageHeading
        title={TITULO_DICCIONARIO}
        lead={DESCRIPCION_DICCIONARIO}
        facts={[
          {
            icon: <Rss size={16} />,
            text: <a href={ARCHIVOS_DICCIONARIO.cambios}>Canal Atom de cambios</a>,
          },
          {
            icon: <Download size={16} />,
            text: (
              <a href={ARCHIVOS_DICCIONARIO.registro} download>
                Registro completo (ZIP)
              </a>
            ),
          },
        ]}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Cambios del diccionario"
        href={ARCHIVOS_DICCIONARIO.cambios}
      />
      <CardStack>
        <CajaDiccionario
          key={estado.texto}
          texto={estado.texto}
          isSearching={isFetching && data !== undefined}
          onSearch={search}
        />
        <FacetedLayout
          label="Filtrar los elementos"
          panel={data ? <PanelFacetas estado={estado} facetas={data.facetas} onChange={show} /> : null}
          narrow
        >
          <SearchResults
            query={resultado}
            title="Resultados de consulta"
            subject="los elementos de dato"
            rows={estado.tamano}
          >
            {(found) => (
              <ResultadosDiccionario
                estado={estado}
                resultado={found}
                isBusy={isPlaceholderData}
                onChange={show}
              />
            )}
          </SearchResults>
        </FacetedLayout>
      </CardStack>
    </>
  );
}
