import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useAddressSearch, useSearchForm } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Grid3x3 } from 'lucide-react';
import { TITULO_MAPA, TITULO_TRAMITES, tramitesPaths } from '../../contract/tramites.paths.ts';
import { FILTRO_VACIO, formatConsulta, parseConsulta } from '../../rules/consulta-tramites.ts';
import { FiltroTramitesForm } from '../lista/filtro-tramites.tsx';
import { TablaTramites } from '../lista/tabla-tramites.tsx';
import { useTramites } from '../use-tramites.ts';

const BUSQUEDA = { parse: parseConsulta, format: formatConsulta } as const;

/** Trámites with the papers they ask for (AREA-09). */
export function TramitesScreen() {
  usePageTitle(TITULO_TRAMITES);
  const busqueda = useAddressSearch(BUSQUEDA);
  const tramites = useTramites(busqueda.search);
  const { key, form } = useSearchForm(busqueda, tramites, FILTRO_VACIO);
  return (
    <>
      <PageHeading
        title={TITULO_TRAMITES}
        lead="Qué papeles pide cada trámite y cuáles tiene ya el Estado."
        actions={
          <ButtonLink variant="secondary" icon={<Grid3x3 size={18} />} to={tramitesPaths.mapa}>
            {TITULO_MAPA}
          </ButtonLink>
        }
      />
      <CardStack>
        <FiltroTramitesForm key={key} {...form} />
        <TablaTramites consulta={busqueda.search} tramites={tramites} onChange={busqueda.show} />
      </CardStack>
    </>
  );
}
