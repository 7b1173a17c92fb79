import { Button, ButtonLink } from '@marco/web-kit/button';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { entidadesPaths } from '../entidades.paths.ts';
import { FiltroEntidades } from '../lista/filtro-entidades.tsx';
import { TablaEntidades } from '../lista/tabla-entidades.tsx';
import { useConsulta } from '../lista/use-consulta.ts';
import { useEntidades } from '../lista/use-entidades.ts';
import styles from './lista.module.css';

const TITULO = 'Entidades';

/** List of the entities for who administers or consults them (AREA-01). */
export function EntidadesScreen() {
  usePageTitle(TITULO);
  const { consulta, show } = useConsulta();
  const entidades = useEntidades(consulta);
  const { data, isPlaceholderData, isFetching } = entidades;

  // An address may name a page that no longer exists: the last one shows then.
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / consulta.tamano)) : null;
  useEffect(() => {
    if (lastPage !== null && consulta.pagina > lastPage)
      show({ ...consulta, pagina: lastPage }, { replace: true });
  });

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Entidades públicas, entidades privadas e instituciones de educación superior del Marco."
        actions={<CrearEntidad crear={data?.permisos.crear} />}
      />
      <FiltroEntidades
        filtro={consulta.filtro}
        isSearching={isFetching && !data}
        onSearch={(filtro) => show({ ...consulta, filtro, pagina: 1 })}
      />
      <div className={styles['results']}>
        <TablaEntidades consulta={consulta} entidades={entidades} onChange={show} />
      </div>
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
