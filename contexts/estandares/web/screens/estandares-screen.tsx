import type { Decision } from '@marco/contract-kit';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useAddressSearch, useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FILTRO_VACIO, formatConsulta, parseConsulta } from '../../rules/consulta-estandares.ts';
import { estandaresPaths } from '../estandares.paths.ts';
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
  const { search: consulta, show } = useAddressSearch(BUSQUEDA);
  const estandares = useEstandares(consulta);
  const { data, isFetching } = estandares;
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, estandares, show);

  function clear(): void {
    setTimesCleared((times) => times + 1);
    show({ ...consulta, filtro: FILTRO_VACIO, pagina: 1 });
  }

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Estándares nacionales e internacionales que el marco propone, evalúa y adopta."
        actions={data ? <Proponer crear={data.permisos.crear} /> : null}
      />
      <CardStack>
        <FiltroEstandaresForm
          key={timesCleared}
          filtro={consulta.filtro}
          isSearching={isFetching && !data}
          takesFocus={timesCleared > 0}
          onSearch={(filtro) => show({ ...consulta, filtro, pagina: 1 })}
          onClear={clear}
        />
        <TablaEstandares consulta={consulta} estandares={estandares} onChange={show} />
      </CardStack>
    </>
  );
}

/** Proposing a standard, or why not. */
function Proponer({ crear }: { readonly crear: Decision }) {
  const icon = <Plus size={18} />;
  return crear.allowed ? (
    <ButtonLink to={estandaresPaths.nuevo} icon={icon}>
      Proponer estándar
    </ButtonLink>
  ) : (
    <Button blocked={crear} icon={icon}>
      Proponer estándar
    </Button>
  );
}
