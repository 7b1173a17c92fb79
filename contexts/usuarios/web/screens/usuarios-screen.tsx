import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage, useFilterClearing } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { BUSQUEDA_VACIA } from '../../rules/usuarios/busqueda-usuarios.ts';
import { FiltroUsuariosForm } from '../usuarios/filtro-usuarios-form.tsx';
import { RevokeIdentidad } from '../usuarios/revoke-identidad.tsx';
import { TablaUsuarios } from '../usuarios/tabla-usuarios.tsx';
import { useAutenticadorPropio } from '../usuarios/use-autenticador-propio.ts';
import { useBusquedaUsuarios } from '../usuarios/use-busqueda-usuarios.ts';
import { useUsuarios } from '../usuarios/use-usuarios.ts';

/** '/app/admin/users': who works where, who waits for a decision, and the decisions about several at once (AREA-04). */
export function UsuariosScreen() {
  usePageTitle('Usuarios');
  const { search: busqueda, show } = useBusquedaUsuarios();
  const resultados = useUsuarios(busqueda);
  const { texto, entidad, rol } = busqueda;
  const { data, isFetching } = resultados;
  const isPropio = useAutenticadorPropio();
  const frees = isPropio && data?.todasLasEntidades === true && data.acciones.includes('inactivar');
  useExistingPage(busqueda, resultados, show);
  const { key, form } = useFilterClearing(() => show(BUSQUEDA_VACIA));

  return (
    <>
      <PageHeading
        title="Usuarios"
        lead="Quién trabaja en cada entidad, con su rol y su estado, y los registros pendientes."
        actions={frees ? <RevokeIdentidad /> : undefined}
      />
      <CardStack>
        <FiltroUsuariosForm
          key={key}
          filtro={{ texto, entidad, rol }}
          choosesEntidad={data?.todasLasEntidades ?? false}
          isSearching={isFetching}
          {...form}
          onSearch={(filtro) => show({ ...busqueda, ...filtro, pagina: 1 })}
        />
        <TablaUsuarios busqueda={busqueda} resultados={resultados} onChange={show} onClear={form.onClear} />
      </CardStack>
    </>
  );
}
