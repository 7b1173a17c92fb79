import { Termino } from '@marco/parametros/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage, useFilterClearing } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { ListTree, Plus } from 'lucide-react';
import { capasDeUsoPaths } from '../../contract/capas-de-uso.paths.ts';
import { FILTRO_VACIO } from '../../rules/consulta-capas.ts';
import { FiltroCapas } from '../lista/filtro-capas.tsx';
import { TablaCapas } from '../lista/tabla-capas.tsx';
import { useCapas, useConsulta } from '../lista/use-capas.ts';

const TITULO = 'Capas de uso';

/** 'app/admin/capadeuso/filter': the layers of the common language with their versions (AREA-02). */
export function CapasScreen() {
  usePageTitle(TITULO);
  const { search: consulta, show } = useConsulta();
  const capas = useCapas(consulta);
  const { data, isFetching } = capas;
  useExistingPage(consulta, capas, show);
  const crear = data?.permisos.crear;
  const { key, form } = useFilterClearing(() =>
    show({ ...consulta, filtro: FILTRO_VACIO, estado: null, pagina: 1 }),
  );

  return (
    <>
      <PageHeading
        title={TITULO}
        lead={
          <>
            Cada <Termino clave="capa">capa</Termino> dice quién puede usar sus elementos: todas las
            entidades, un sector, un proyecto o un servicio.
          </>
        }
        actions={
          <>
            <ButtonLink variant="neutral" icon={<ListTree size={18} />} to={capasDeUsoPaths.jerarquia}>
              Jerarquía
            </ButtonLink>
            {crear ? (
              <ButtonLink icon={<Plus size={18} />} to={capasDeUsoPaths.nueva} blocked={crear}>
                Crear capa de uso
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <CardStack>
        <FiltroCapas
          key={key}
          filtro={{ ...consulta.filtro, estado: consulta.estado }}
          isSearching={isFetching && !data}
          {...form}
          onSearch={({ estado, ...filtro }) => show({ ...consulta, filtro, estado, pagina: 1 })}
        />
        <TablaCapas consulta={consulta} capas={capas} onChange={show} />
      </CardStack>
    </>
  );
}
