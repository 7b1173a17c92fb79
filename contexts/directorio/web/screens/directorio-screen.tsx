import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { FacetedLayout } from '@marco/web-kit/faceted-search';
import { SearchResults, useAddressSearch, useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Download, Rss } from 'lucide-react';
import { toArchivo, toCambios } from '../../contract/direcciones.terms.ts';
import { TITULO_DIRECTORIO } from '../../contract/directorio.paths.ts';
import { formatConsulta, isPorDatos, parseConsulta } from '../../rules/consulta-directorio.ts';
import { presentDirectorio } from '../../rules/presentacion.ts';
import { useDemandas } from '../demandas/use-demandas.ts';
import { CajaDirectorio } from '../lista/caja-directorio.tsx';
import { PanelFacetas } from '../lista/panel-facetas.tsx';
import { ResultadosDirectorio } from '../lista/resultados-directorio.tsx';
import { MisSuscripciones } from '../suscripciones/mis-suscripciones.tsx';
import { useCadenas, useFacetasDirectorio, useResultadoDirectorio } from '../use-directorio.ts';

const DIRECCION = { parse: parseConsulta, format: formatConsulta };

/** The public directory of servicios (ROUTE-07, AREA-15). The address says the search. */
export function DirectorioScreen() {
  usePageTitle(TITULO_DIRECTORIO);
  const { search: consulta, show } = useAddressSearch(DIRECCION);
  const resultado = useResultadoDirectorio(consulta);
  const facetas = useFacetasDirectorio(consulta);
  const cadenas = useCadenas(consulta);
  const demandas = useDemandas({ pagina: 1, tamano: 1 }, consulta.texto === '' && !isPorDatos(consulta));
  const { data, isFetching, isPlaceholderData } = resultado;
  useExistingPage(consulta, resultado, show);

  return (
    <>
      <PageHeading
        title={TITULO_DIRECTORIO}
        actions={<ArchivosDirectorio />}
        lead={presentDirectorio(data?.totalDirectorio)}
      />
      <CardStack>
        <CajaDirectorio
          consulta={consulta}
          datos={data ? [...data.tengo, ...data.necesito] : []}
          isSearching={isFetching && data !== undefined}
          onSearch={(buscado) => show({ ...consulta, ...buscado, pagina: 1 })}
        />
        <FacetedLayout
          label="Filtrar los servicios"
          panel={
            facetas.data ? <PanelFacetas consulta={consulta} facetas={facetas.data} onChange={show} /> : null
          }
        >
          <SearchResults query={resultado} title="Servicios" subject="los servicios" rows={3}>
            {(found) => (
              <ResultadosDirectorio
                consulta={consulta}
                resultado={found}
                facetas={facetas.data}
                cadenas={cadenas.data}
                masPedido={demandas.data?.demandas[0]}
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

/** What a person follows of it, and what programs and spreadsheets read. */
function ArchivosDirectorio() {
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Cambios del directorio de servicios"
        href={toCambios()}
      />
      <MisSuscripciones />
      <ButtonLink variant="neutral" size="small" icon={<Rss size={16} />} to={toCambios()} reloadDocument>
        Cambios
      </ButtonLink>
      <ButtonLink
        variant="neutral"
        size="small"
        icon={<Download size={16} />}
        to={toArchivo('versiones', 'csv')}
        reloadDocument
        download
      >
        CSV
      </ButtonLink>
      <ButtonLink
        variant="neutral"
        size="small"
        icon={<Download size={16} />}
        to={toArchivo('versiones', 'xlsx')}
        reloadDocument
        download
      >
        Excel
      </ButtonLink>
    </>
  );
}
