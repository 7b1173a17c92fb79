import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { QueryError } from '@marco/web-kit/load-error';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useParams } from 'react-router';
import type { UsuarioDetalle } from '../../contract/index.ts';
import { usuariosPaths } from '../../contract/usuarios.paths.ts';
import { HistorialUsuario } from '../usuarios/historial-usuario.tsx';
import { MembresiaCard } from '../usuarios/membresia-card.tsx';
import { RevokeSegundoFactor } from '../usuarios/revoke-segundo-factor.tsx';
import { useUsuario } from '../usuarios/use-usuarios.ts';

/** '/app/admin/users/{id}': one person, their entidades and what can be decided about each (AREA-04). */
export function UsuarioScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <NoEncontrado /> : <ExistingUsuario key={id} id={id} />;
}

function ExistingUsuario({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useUsuario(id);
  usePageTitle(data?.nombre ?? 'Usuario');
  if (isNotFound(error)) return <NoEncontrado />;
  if (data) return <UsuarioConsulta usuario={data} />;
  return (
    <>
      <PageHeading title="Usuario" />
      <Card flush>
        {error ? (
          <QueryError title="No fue posible cargar el usuario" query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label="Cargando usuario" rows={6} />
        )}
      </Card>
    </>
  );
}

function UsuarioConsulta({ usuario }: { readonly usuario: UsuarioDetalle }) {
  const { nombre, tipoIdentificacion, numeroIdentificacion, correoEletronico, numeroCelular } = usuario;
  return (
    <>
      <PageHeading
        title={nombre}
        {...(usuario.activo ? {} : { chip: <Chip tone="gray">Persona inactiva</Chip> })}
        actions={
          <ButtonLink variant="neutral" to={usuariosPaths.usersRestored}>
            Volver a usuarios
          </ButtonLink>
        }
      />
      <CardStack>
        <Card title="Identidad">
          <FactSheet>
            <Fact name="Documento">{`${tipoIdentificacion} ${numeroIdentificacion}`}</Fact>
            <Fact name="Correo electrónico">{correoEletronico}</Fact>
            <Fact name="Número de celular">{numeroCelular}</Fact>
          </FactSheet>
        </Card>
        {usuario.segundoFactor ? (
          <RevokeSegundoFactor usuarioId={usuario.id} factor={usuario.segundoFactor} />
        ) : null}
        {usuario.membresias.map((membresia) => (
          <MembresiaCard key={membresia.id} membresia={membresia} nombre={nombre} />
        ))}
        <HistorialUsuario historial={usuario.historial} />
      </CardStack>
    </>
  );
}

function NoEncontrado() {
  return (
    <NotFound
      title="Usuario no encontrado"
      message="El usuario que busca no existe o no es de su entidad."
      hint="Revise la dirección o búsquelo de nuevo."
      to={usuariosPaths.usersRestored}
      backLabel="Buscar usuarios"
    />
  );
}
