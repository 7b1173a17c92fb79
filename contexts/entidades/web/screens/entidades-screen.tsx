import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useSearchForm } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Plus } from 'lucide-react';
import { entidadesPaths } from '../../contract/entidades.paths.ts';
import { FILTRO_VACIO } from '../../rules/entidades/consulta-entidades.ts';
import { FiltroEntidades } from '../lista/filtro-entidades.tsx';
import { TablaEntidades } from '../lista/tabla-entidades.tsx';
import { useConsulta } from '../lista/use-consulta.ts';
import { useEntidades } from '../lista/use-entidades.ts';

const TITULO = 'Entidades';

/** List of the entities, for people who administer or consult them (AREA-01). */
export function EntidadesScreen() {
  usePageTitle(TITULO);
  const busqueda = useConsulta();
  const entidades = useEntidades(busqueda.search);
  const { key, form } = useSearchForm(busqueda, entidades, FILTRO_VACIO);
  const crear = entidades.data?.permisos.crear;

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Entidades públicas, entidades privadas e instituciones de educación superior del Marco."
        actions={
          crear ? (
            <ButtonLink to={entidadesPaths.nueva} icon={<Plus size={18} />} blocked={crear}>
              Crear entidad
            </ButtonLink>
          ) : null
        }
      />
      <CardStack>
        <FiltroEntidades key={key} {...form} />
        <TablaEntidades consulta={busqueda.search} entidades={entidades} onChange={busqueda.show} />
      </CardStack>
    </>
  );
}
