import { Button, ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FILTRO_VACIO } from '../../rules/consulta-entidades.ts';
import { entidadesPaths } from '../entidades.paths.ts';
import { FiltroEntidades } from '../lista/filtro-entidades.tsx';
import { TablaEntidades } from '../lista/tabla-entidades.tsx';
import { useConsulta } from '../lista/use-consulta.ts';
import { useEntidades } from '../lista/use-entidades.ts';

const TITULO = 'Entidades';

/** List of the entities for who administers or consults them (AREA-01). */
export function EntidadesScreen() {
  usePageTitle(TITULO);
  const { search: consulta, show } = useConsulta();
  const entidades = useEntidades(consulta);
  const { data, isFetching } = entidades;
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, entidades, show);

  function clear(): void {
    setTimesCleared((times) => times + 1);
    show({ ...consulta, filtro: FILTRO_VACIO, pagina: 1 });
  }

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Entidades públicas, entidades privadas e instituciones de educación superior del Marco."
        actions={<CrearEntidad crear={data?.permisos.crear} />}
      />
      <CardStack>
        <FiltroEntidades
          key={timesCleared}
          filtro={consulta.filtro}
          isSearching={isFetching && !data}
          takesFocus={timesCleared > 0}
          onSearch={(filtro) => show({ ...consulta, filtro, pagina: 1 })}
          onClear={clear}
        />
        <TablaEntidades consulta={consulta} entidades={entidades} onChange={show} />
      </CardStack>
    </>
  );
}

type Permisos = NonNullable<ReturnType<typeof useEntidades>['data']>['permisos'];

/** Creating, or why not. */
function CrearEntidad({ crear }: { readonly crear: Permisos['crear'] | undefined }) {
  if (!crear) return null;
  const icon = <Plus size={18} />;
  return crear.allowed ? (
    <ButtonLink to={entidadesPaths.nueva} icon={icon}>
      Crear entidad
    </ButtonLink>
  ) : (
    <Button blocked={crear} icon={icon}>
      Crear entidad
    </Button>
  );
}
