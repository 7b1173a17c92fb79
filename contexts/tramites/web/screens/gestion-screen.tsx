import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useAddressSearch, useSearchForm } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Flag, SlidersHorizontal, Upload } from 'lucide-react';
import { tramitesPrivatePaths } from '../../contract/tramites-private.paths.ts';
import { FILTRO_VACIO, formatConsulta, parseConsulta } from '../../rules/consulta-tramites.ts';
import { FiltroTramitesForm } from '../lista/filtro-tramites.tsx';
import { TablaTramites } from '../lista/tabla-tramites.tsx';
import { useTramites } from '../use-tramites.ts';

const TITULO = 'Trámites y papeles';
const BUSQUEDA = { parse: parseConsulta, format: formatConsulta } as const;

/** Where people of the entidades and of the ministry begin to keep trámites (AREA-09). */
export function GestionScreen() {
  usePageTitle(TITULO);
  const busqueda = useAddressSearch(BUSQUEDA);
  const tramites = useTramites(busqueda.search);
  const { key, form } = useSearchForm(busqueda, tramites, FILTRO_VACIO);
  const permisos = tramites.data?.permisos;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Los trámites de las entidades, los papeles que piden y los datos que el Estado ya tiene."
        actions={
          permisos ? (
            <>
              <ButtonLink
                variant="neutral"
                icon={<SlidersHorizontal size={18} />}
                to={tramitesPrivatePaths.supuestos}
              >
                Supuestos
              </ButtonLink>
              <ButtonLink
                variant="neutral"
                icon={<Flag size={18} />}
                to={tramitesPrivatePaths.observaciones}
                blocked={permisos.decidir}
              >
                Reportes
              </ButtonLink>
              <ButtonLink
                icon={<Upload size={18} />}
                to={tramitesPrivatePaths.importar}
                blocked={permisos.importar}
              >
                Importar
              </ButtonLink>
            </>
          ) : null
        }
      />
      <CardStack>
        <FiltroTramitesForm key={key} {...form} />
        <TablaTramites consulta={busqueda.search} tramites={tramites} onChange={busqueda.show} />
      </CardStack>
    </>
  );
}
