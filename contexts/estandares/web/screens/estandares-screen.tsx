import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useAddressSearch, useSearchForm } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Plus } from 'lucide-react';
import { estandaresPaths } from '../../contract/estandares.paths.ts';
import { FILTRO_VACIO, formatConsulta, parseConsulta } from '../../rules/consulta-estandares.ts';
import { FiltroEstandaresForm } from '../lista/filtro-estandares.tsx';
import { TablaEstandares } from '../lista/tabla-estandares.tsx';
import { useEstandares } from '../use-estandares.ts';

const TITULO = 'Estándares';
const BUSQUEDA = {
  parse: parseConsulta,
  format: formatConsulta,
  restore: { mark: 'estandaresConsult', key: 'consultaEstandares' },
} as const;

/** Catalogue of the standards the framework evaluates and adopts (AREA-03). */
export function EstandaresScreen() {
  usePageTitle(TITULO);
  const busqueda = useAddressSearch(BUSQUEDA);
  const estandares = useEstandares(busqueda.search);
  const { key, form } = useSearchForm(busqueda, estandares, FILTRO_VACIO);
  const crear = estandares.data?.permisos.crear;

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Estándares nacionales e internacionales que el marco propone, evalúa y adopta."
        actions={
          crear ? (
            <ButtonLink to={estandaresPaths.nuevo} icon={<Plus size={18} />} blocked={crear}>
              Proponer estándar
            </ButtonLink>
          ) : null
        }
      />
      <CardStack>
        <FiltroEstandaresForm key={key} {...form} />
        <TablaEstandares consulta={busqueda.search} estandares={estandares} onChange={busqueda.show} />
      </CardStack>
    </>
  );
}
