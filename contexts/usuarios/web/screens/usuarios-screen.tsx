import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useEffect, useState } from 'react';
import { BUSQUEDA_VACIA } from '../../rules/index.ts';
import { FiltroUsuariosForm } from '../users/filtro-usuarios-form.tsx';
import { TablaUsuarios } from '../users/tabla-usuarios.tsx';
import { useBusquedaUsuarios } from '../users/use-busqueda-usuarios.ts';
import { useUsuarios } from '../users/use-usuarios.ts';
import styles from '../users/users.module.css';

/** '/app/admin/users': who works where, who waits for a decision, and the decisions about several at once (AREA-04). */
export function UsuariosScreen() {
  usePageTitle('Usuarios');
  const { busqueda, show } = useBusquedaUsuarios();
  const resultados = useUsuarios(busqueda);
  const [timesCleared, setTimesCleared] = useState(0);
  const { texto, entidad, rol } = busqueda;
  const { data, isFetching, isPlaceholderData } = resultados;

  // An address may name a page that no longer exists: the last one shows then.
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / busqueda.tamano)) : null;
  useEffect(() => {
    if (lastPage !== null && busqueda.pagina > lastPage)
      show({ ...busqueda, pagina: lastPage }, { replace: true });
  });

  function clear(): void {
    setTimesCleared((times) => times + 1);
    show(BUSQUEDA_VACIA);
  }

  return (
    <>
      <PageHeading
        title="Usuarios"
        lead="Consulte quién trabaja en cada entidad, decida los registros pendientes y administre estados y roles."
      />
      <div className={styles['stack']}>
        <FiltroUsuariosForm
          key={JSON.stringify([timesCleared, texto, entidad, rol])}
          busqueda={busqueda}
          choosesEntidad={data?.todasLasEntidades ?? false}
          isSearching={isFetching}
          onSearch={(filtro) => show({ ...busqueda, ...filtro, pagina: 1 })}
          onClear={clear}
        />
        <TablaUsuarios busqueda={busqueda} resultados={resultados} onChange={show} onClear={clear} />
      </div>
    </>
  );
}
